import { expect, siteUrl, test } from './support/fixtures.ts';
import { Watch } from './support/hostile.ts';

/** Addresses that no payment page has. */
const redirects = [
  'javascript:pwned()',
  ' java\tscript:pwned()//https://pay.example/',
  'data:text/html,<script>pwned()</script>',
  'http://evil.example/pay',
  '//evil.example/pay',
  '/\\evil.example/pay',
  'https://member:secret@evil.example/pay',
  'https://pay.example@evil.example/pay',
  'blob:https://evil.example/1',
  'https://',
];

test('no hostile redirect_url is followed, of a deposit or of a purchase', async ({
  context,
  page,
  sandbox,
  signedIn,
}) => {
  const watch = await Watch.over(context);
  const [draw] = await sandbox.addDraws({ club: 'ciu', count: 1, status: 'live' });
  const once = (path: string) =>
    redirects.map((redirect_url) => ({ path, times: 1, body: { redirect_url } }));
  await sandbox.faults(...once('transactions/payment_transaction/'), ...once('draws/{id}/buy_tickets/'));
  await signedIn(page, 'ciu');
  const alert = page.getByRole('main').getByRole('alert');

  await page.goto(siteUrl('ciu', '/wallet/deposit'));
  for (const _ of redirects) {
    await page.getByRole('button', { name: '£1', exact: true }).click();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(alert).toContainText('Failed to redirect to bank, please try again later.');
    await page.getByRole('button', { name: '£2', exact: true }).click();
    await expect(alert).toHaveCount(0);
  }
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet/deposit'));

  await page.goto(siteUrl('ciu', `/raffles/${draw}`));
  for (const redirect of redirects) {
    const answered = page.waitForResponse('**/buy_tickets/');
    await page.getByRole('main').getByRole('button', { name: 'Purchase' }).click();
    expect(await (await answered).json()).toEqual({ redirect_url: redirect });
    await expect(alert).toContainText('Failed to buy tickets for the draw, Please try again later');
    await expect(page.getByRole('main').getByRole('button', { name: 'Purchase' })).toBeEnabled();
  }
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${draw}`));
  expect(watch.seen).toEqual([]);
});
