import type { Page } from '@playwright/test';

/** The panel to buy with. */
export const purchasePanel = (page: Page) => page.getByRole('complementary', { name: 'Get tickets' });

/** The short form of the panel, above the tab bar, while the panel's own button is out of view. */
export const purchaseBar = (page: Page) => page.getByRole('region', { name: 'Get tickets in brief' });
