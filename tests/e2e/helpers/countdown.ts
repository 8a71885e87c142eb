import type { Locator, Page } from '@playwright/test';

/** The digits of countdowns, which are there for the eye alone. */
export const countdownIn = (place: Page | Locator): Locator => place.locator('.countdown-digits');
