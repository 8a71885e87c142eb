import { noSubscriptionsText } from '../../../src/lib/subscriptions/subscription-rules.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

test('empty lists of a new member say so and link to the raffles', {
  tag: '@spec:2.10',
}, async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', email);
  for (const [path, text] of [
    ['/tickets', "You haven't bought any ticket yet."],
    ['/subscriptions', noSubscriptionsText],
  ] as const) {
    await visit({ page, sandbox, club: 'ciu' }, path);
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await page.getByRole('link', { name: 'See all raffles' }).click();
    await expect(page).toHaveURL(siteUrl('ciu'));
  }
  await visit({ page, sandbox, club: 'ciu' }, '/wallet');
  await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£0.00');
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();
  await visit({ page, sandbox, club: 'ciu' }, '/notifications');
  await expect(page.getByText(/^You don't have any notification yet\.$/)).toBeVisible();
});
