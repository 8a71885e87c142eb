import type { Locator, Page } from '@playwright/test';

/** Visible messages; `ScreenReader` covers announcements. */
export const errorBox = '.alert.tone-error';
export const noteBox = '.alert.tone-info';
export const successBox = '.alert.tone-success';

/** Hidden from assistive technology. */
export const countdownIn = (place: Page | Locator): Locator => place.locator('.countdown-digits');

export const purchasePanel = (page: Page) => page.getByRole('complementary', { name: 'Get tickets' });

/** Replaces the panel's button while it is out of view. */
export const purchaseBar = (page: Page) => page.getByRole('region', { name: 'Get tickets in brief' });
