import { expect, type Page } from '@playwright/test';

/** The panel to buy with. */
export const purchasePanel = (page: Page) => page.getByRole('complementary', { name: 'Get tickets' });

const toggle = (page: Page) => purchasePanel(page).getByRole('button', { name: 'Options' });

async function setOptions(page: Page, open: boolean): Promise<void> {
  // Wide screens have a column for all of it.
  await expect(purchasePanel(page)).toBeVisible();
  if (!(await toggle(page).isVisible())) return;
  const isOpen = (await toggle(page).getAttribute('aria-expanded')) === 'true';
  if (isOpen !== open) await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(open));
}

/** Shows what the panel leaves out at rest. */
export const showOptions = (page: Page): Promise<void> => setOptions(page, true);

/** Puts it away again. */
export const putOptionsAway = (page: Page): Promise<void> => setOptions(page, false);
