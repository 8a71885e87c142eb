import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';

test('member can buy any number of tickets when a draw has no lottery or maximum', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const body = { id: 7, name: 'Endless Draw', status: 'live', ticket_price: 2, user_ticket_count: '3' };
  await sandbox.faults({ path: 'draws/{id}/', body });
  await signedIn(page, 'ciu');
  await open('ciu', '/raffles/7');
  const quantity = purchasePanel(page).getByRole('spinbutton', { name: 'Quantity' });
  await expect(purchasePanel(page).getByText('Number of tickets')).toBeVisible();
  await quantity.fill('1200');
  await quantity.press('End');
  await purchasePanel(page).getByRole('button', { name: 'One more ticket' }).click();
  await expect(quantity).toHaveValue('1201');
  await expect(quantity).not.toHaveAttribute('aria-valuemax');
  await expect(purchasePanel(page).getByText('£2,402.00')).toBeVisible();
});
