import type { Locator, Page } from '@playwright/test';

/** Visible messages; `Announcements` covers what is spoken. */
export const errorBox = '.alert-error:not(li)';
export const noteBox = '.alert-info:not(li)';
export const successBox = '.alert-success:not(li)';

/** Hidden from assistive technology. */
export const countdownIn = (place: Page | Locator): Locator => place.locator('[data-slot=countdown-digits]');

/** The heading line of a row that opens in place. */
export const rowSummary = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });

export const purchasePanel = (page: Page) => page.getByRole('complementary', { name: 'Get tickets' });

export const stepUp = (page: Page) => purchasePanel(page).getByRole('button', { name: 'One more' });

/** The panel's number of tickets. */
export const quantity = (page: Page) => purchasePanel(page).getByRole('spinbutton');

/** Replaces the panel's button while it is out of view. */
export const purchaseBar = (page: Page) => page.getByRole('region', { name: 'Quick buy' });

/** The member's own tickets on the screen of a draw. */
export const ownTickets = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('article')
    .filter({ hasText: /^Ticket/ });

/** In place of the button, while the outcome of an order is not known. */
export const unansweredOrder = (page: Page) => page.locator('[data-slot=unanswered-order]');

/** Payments on another site. */
export const unfinishedPayments = (page: Page) => page.getByRole('region', { name: 'Unfinished payments' });
