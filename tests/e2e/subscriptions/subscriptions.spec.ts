import type { Page } from '@playwright/test';
import { usualMonthText } from '../../../src/lib/messages/safer-play-notices.ts';
import { uncoveredTitle } from '../../../src/lib/messages/ticket-notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';

const subscription = (page: Page, name: string) => page.getByRole('article', { name });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const post = 'POST subscriptions/{id}/unsubscribe/';

test('a subscription shows its state and is paid, and ends only when the member confirms', {
  tag: [
    ...['@spec:2.11', '@spec:4.42-46', '@spec:4.48', '@spec:7.29-31', '@spec:8.27', '@spec:8.28'],
    ...['@spec:8.36', '@spec:8.37'],
  ],
}, async ({ page, sandbox, signedIn, open, failing }) => {
  const active = subscription(page, '2 ticket(s) for Friday Meat Raffle');
  const waiting = subscription(page, '3 ticket(s) for Club Night Jackpot');
  await signedIn(page, 'ciu');
  await open('ciu', '/subscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscriptions');

  await test.step('each card shows its state, next draw and cost', async () => {
    await expect(active.getByText('Active', { exact: true })).toBeVisible();
    await expect(active.getByRole('term')).toHaveText(['Subscribed at', 'Next draw', 'Your tickets']);
    await expect(active).toContainText(/Next drawFriday Meat Raffle No. 42, closes .*Your tickets2/);
    await expect(waiting.getByText('Waiting for payment')).toBeVisible();
    await expect(waiting).toContainText('3 × £2.00 = £6.00. You have enough');
    const ended = page.getByRole('article', { name: /Wine Cellar Six/ });
    await expect(ended).toBeVisible();
    await expect(ended).not.toContainText('Next draw');
    await page.getByRole('button', { name: 'See monthly cost' }).click();
    await expect(page.getByText(usualMonthText({ min: 800, max: 1_000 }))).toBeVisible();
  });

  await test.step('only a safe payment page opens', async () => {
    await failing('subscriptions/{id}/payment/', 200, { redirect_url: 'javascript:alert(1)' });
    const pay = waiting.getByRole('button', { name: 'Go to payment for Club Night Jackpot', exact: true });
    await pay.click();
    await expect(waiting.locator(errorBox)).toContainText('Attempt to setup subscription payment failed.');
    await expect(page).toHaveURL(siteUrl('ciu', '/subscriptions'));
    await sandbox.clearFaults();
    await expect(pay).toBeEnabled();
    await pay.click();
    await expect(messages(page).getByText('Your payment for 3 ticket(s) was successful.')).toBeVisible();
    await expect(waiting.getByText('Active', { exact: true })).toBeVisible();
    await messages(page).getByRole('button', { name: 'Close message' }).click();
  });

  const unsubscribe = { name: 'Unsubscribe from Friday Meat Raffle', exact: true };
  const opener = active.getByRole('button', unsubscribe);
  const dialog = page.getByRole('dialog', { name: 'Are you want to unsubscribe?' });
  await test.step('Cancel, Escape and a failed request end nothing', async () => {
    await opener.click();
    await expect(dialog).toContainText("Unsubscribing from active draws won't refund purchased tickets.");
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect((await sandbox.requests()).counts[post]).toBeUndefined();
    await failing('subscriptions/{id}/unsubscribe/', 400);
    await opener.press('Enter');
    await dialog.getByRole('button', unsubscribe).press('Enter');
    await expect(active.locator(errorBox)).toContainText(
      'Failed to unsubscribe from the raffle. Please try again.',
    );
    await expect(messages(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator(errorBox)).toHaveCount(1);
    await sandbox.clearFaults();
  });

  await test.step('a confirmed unsubscription ends without another charge', async () => {
    await opener.press('Enter');
    await dialog.getByRole('button', unsubscribe).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(messages(page).getByText('Successfully unsubscribed from the raffle.')).toBeVisible();
    await expect(active.getByText('Unsubscribed', { exact: true })).toBeVisible();
    await expect(active.getByRole('term')).toHaveText(['Subscribed at', 'Unsubscribed at']);
    await expect(active.getByText(/^Ended .+ [AP]M\. You won't be charged again\.$/)).toBeVisible();
    await expect(active.getByRole('button')).toHaveCount(0);
    await expect(active).toBeFocused();
  });
});

test('the menu marks an uncovered subscription, and the wallet links to a deposit and a request to unsubscribe', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await sandbox.faults({
    method: 'GET',
    path: 'users/me/',
    body: { email: 'alex@example.com', first_name: 'Alex', last_name: 'Member', balance: '2.50' },
    status: 200,
  });
  await sandbox.faults({ method: 'GET', path: 'transactions/me/', status: 500 });
  await open('ciu', '/wallet');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'More, 1 to sort out' })).toBeVisible();
  const notice = page.getByRole('region', { name: uncoveredTitle });
  await expect(notice).toContainText(
    /3 ticket\(s\) for Club Night Jackpot.*Cost: 3 × £2\.00 = £6\.00\. You need £3\.50 more\./,
  );
  await notice.getByRole('link', { name: 'Ask to unsubscribe' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Unsubscribe me from Club Night Jackpot');
  await menu.getByRole('link', { name: 'Wallet' }).click();
  await notice.getByRole('link', { name: 'Top up £3.50' }).click();
  await expect(page.getByLabel('Amount in pounds')).toHaveValue('3.50');
});
