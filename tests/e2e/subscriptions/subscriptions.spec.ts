import type { Page } from '@playwright/test';
import { demoTenants, expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox } from '../helpers/locators.ts';

const subscription = (page: Page, name: string) => page.getByRole('article', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are you want to unsubscribe?' });

const examples = {
  ciu: { active: '2 ticket(s) for Friday Meat Raffle', waiting: '3 ticket(s) for Club Night Jackpot' },
  riverside: { active: '1 ticket(s) for Regatta Raffle', waiting: '10 ticket(s) for Boathouse Fifty-Fifty' },
} as const;

const raffleOf = (example: string) => example.replace(/^.* for /, '');

async function openSubscriptions(page: Page, club: string): Promise<void> {
  await page.goto(siteUrl(club, '/subscriptions'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscriptions');
}

for (const club of demoTenants) {
  test(`a member of ${club} ends a subscription`, {
    tag: ['@spec:2.11', '@spec:4.42', '@spec:4.44-46', '@spec:7.30', '@spec:7.31', '@spec:8.36'],
  }, async ({ page, signedIn }) => {
    await signedIn(page, club);
    await openSubscriptions(page, club);
    const active = subscription(page, examples[club].active);
    await expect(active.getByText('Active', { exact: true })).toBeVisible();
    await expect(active.getByRole('term')).toHaveText(['Subscribed at', 'Next draw', 'Your tickets']);
    const unsubscribe = { name: `Unsubscribe from ${raffleOf(examples[club].active)}`, exact: true };
    await active.getByRole('button', unsubscribe).click();
    await expect(dialog(page)).toContainText(
      "Unsubscribing from active draws won't refund purchased tickets.",
    );
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog(page).getByRole('button', unsubscribe).click();
    await expect(dialog(page)).toBeHidden();
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Successfully unsubscribed from the raffle.'),
    ).toBeVisible();
    await expect(active.getByText('Unsubscribed', { exact: true })).toBeVisible();
    await expect(active.getByRole('term')).toHaveText(['Subscribed at', 'Unsubscribed at']);
    await expect(active.getByRole('button')).toHaveCount(0);
    await expect(active).toBeFocused();
  });

  test(`a member of ${club} pays for a subscription that waits for it`, {
    tag: ['@spec:4.43', '@spec:4.48', '@spec:7.29', '@spec:8.37'],
  }, async ({ page, signedIn }) => {
    await signedIn(page, club);
    await openSubscriptions(page, club);
    const waiting = subscription(page, examples[club].waiting);
    const count = examples[club].waiting.split(' ')[0];
    await expect(waiting.getByText('Waiting for payment')).toBeVisible();
    const pay = { name: `Go to payment for ${raffleOf(examples[club].waiting)}`, exact: true };
    await waiting.getByRole('button', pay).click();
    await expect(
      page
        .getByRole('region', { name: 'Messages' })
        .getByText(`Your payment for ${count} ticket(s) was successful.`),
    ).toBeVisible();
    await expect(waiting.getByText('Active', { exact: true })).toBeVisible();
  });
}

test('cancelling, or Escape, changes nothing', async ({ page, signedIn, sandbox }) => {
  await signedIn(page, 'ciu');
  await openSubscriptions(page, 'ciu');
  const open = subscription(page, examples.ciu.active).getByRole('button', { name: 'Unsubscribe' });
  await open.click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(open).toBeFocused();
  expect((await sandbox.requests()).counts['POST subscriptions/{id}/unsubscribe/']).toBeUndefined();
});

test('what went wrong stays with the subscription it went wrong for', { tag: '@spec:8.27' }, async ({
  page,
  signedIn,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await failing('subscriptions/{id}/unsubscribe/', 400);
  await openSubscriptions(page, 'ciu');
  const active = subscription(page, examples.ciu.active);
  await active.getByRole('button', { name: 'Unsubscribe' }).click();
  await dialog(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(active.locator(errorBox)).toContainText(
    'Failed to unsubscribe from the raffle. Please try again.',
  );
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await expect(page.getByRole('main').locator(errorBox)).toHaveCount(1);
});

test('a slow payment of one subscription shows nowhere else, and another is refused meanwhile', async ({
  page,
  signedIn,
  sandbox,
  failing,
}) => {
  await signedIn(page, 'ciu');
  const waits = (id: number, name: string) => ({
    id,
    ticket_count: 1,
    lottery_name: name,
    status: 'payment',
    created_at: '2026-03-04T10:00:00Z',
  });
  await sandbox.faults({
    method: 'GET',
    path: 'subscriptions/',
    body: { results: [waits(1, 'Slow'), waits(2, 'Other')] },
  });
  await failing('subscriptions/{id}/payment/', 400, { detail: 'Not today.' });
  const answer = await hold(page, '**/payment/');
  await openSubscriptions(page, 'ciu');
  const [slow, other] = ['Slow', 'Other'].map((name) => subscription(page, `1 ticket(s) for ${name}`));
  if (!slow || !other) throw new Error('two cards');
  // Until its code has loaded, the first order has not been sent, and the second could be the first to go.
  const sent = page.waitForRequest('**/payment/');
  await slow.getByRole('button', { name: 'Go to payment' }).click();
  await expect(slow.getByRole('button', { name: 'Opening the payment page' })).toBeVisible();
  await sent;
  await other.getByRole('button', { name: 'Go to payment' }).click();
  await expect(other.locator(errorBox)).toContainText('Your order before this one is still under way.');
  await expect(other.getByRole('button')).toHaveText(/^Go to payment/);
  answer();
  await expect(slow.locator(errorBox)).toContainText('Attempt to setup subscription payment failed.');
  await expect(other.locator(errorBox)).not.toContainText('Not today.');
  expect((await sandbox.requests()).counts['POST subscriptions/{id}/payment/']).toBe(1);
});

test('a payment page that may not be trusted is not opened', { tag: '@spec:8.28' }, async ({
  page,
  signedIn,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await failing('subscriptions/{id}/payment/', 200, { redirect_url: 'javascript:alert(1)' });
  await openSubscriptions(page, 'ciu');
  const waiting = subscription(page, examples.ciu.waiting);
  await waiting.getByRole('button', { name: 'Go to payment' }).click();
  await expect(waiting.locator(errorBox)).toContainText('Attempt to setup subscription payment failed.');
  await expect(page).toHaveURL(siteUrl('ciu', '/subscriptions'));
});

test('a member without subscriptions is led to the raffles', async ({ page, signedIn }) => {
  await signedIn(page, 'ciu', 'empty@example.com');
  await openSubscriptions(page, 'ciu');
  await page.getByRole('link', { name: 'See the raffles' }).click();
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test('subscriptions say which draw comes next, what it takes, and whether the balance covers that', async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/subscriptions');
  const running = page.getByRole('article', { name: /Friday Meat Raffle/ });
  await expect(running).toContainText(/Next drawFriday Meat Raffle No. 42, closes .*Your tickets2/);
  const waiting = page.getByRole('article', { name: /Club Night Jackpot/ });
  await expect(waiting).toContainText('3 × £2.00 = £6.00. Your balance covers it');
  const ended = page.getByRole('article', { name: /Wine Cellar Six/ });
  await expect(ended).toBeVisible();
  await expect(ended).not.toContainText('Next draw');
  await page.getByRole('button', { name: 'What they take in a month' }).click();
  await expect(page.getByText('your active subscriptions take £8.00 to £10.00 a month.')).toBeVisible();
});
