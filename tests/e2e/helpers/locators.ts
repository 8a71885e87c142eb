import type { Locator, Page } from '@playwright/test';

/** A message as it is seen. What is heard of it comes from the focus or the announcer (`Listener`). */
export const errorBox = '.alert.tone-error';
export const noteBox = '.alert.tone-info';
export const successBox = '.alert.tone-success';

/** The digits of countdowns, which are there for the eye alone. */
export const countdownIn = (place: Page | Locator): Locator => place.locator('.countdown-digits');

/** The panel to buy with. */
export const purchasePanel = (page: Page) => page.getByRole('complementary', { name: 'Get tickets' });

/** The short form of the panel, above the tab bar, while the panel's own button is out of view. */
export const purchaseBar = (page: Page) => page.getByRole('region', { name: 'Get tickets in brief' });
