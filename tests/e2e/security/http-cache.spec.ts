import { expect, siteUrl, test } from '../helpers/fixtures.ts';

test('repeated calls to one URL send one preflight', async ({ page, sandbox, signedIn }) => {
  const path = 'users/me/';
  await signedIn(page, 'ciu');
  await sandbox.clearRequests();
  const countCalls = async () => (await sandbox.requests()).counts[`GET ${path}`] ?? 0;
  for (let call = 1; call <= 4; call += 1) {
    await page.goto(siteUrl('ciu', call % 2 ? '/wallet' : '/wallet/deposit'));
    await expect.poll(countCalls).toBeGreaterThanOrEqual(call);
  }
  expect((await sandbox.requests()).preflights.filter((called) => called === path)).toEqual([path]);
});

test("browser's HTTP cache stores no reply about a member", async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet');
  await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£80.05');
  await sandbox.addTransactions({ club: 'ciu', email, count: 10 });
  const replies = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const read = async (url: string | undefined) => {
      // Uses cached replies of any age.
      const response = await fetch(url ?? '', { headers, cache: 'force-cache' });
      return response.text();
    };
    return {
      member: await read(urls.find((url) => url.endsWith('/users/me/'))),
      transactions: await read(urls.find((url) => url.endsWith('/transactions/me/'))),
    };
  });
  expect(JSON.parse(replies.member)).toMatchObject({ balance: '165.05' });
  expect(JSON.parse(replies.transactions).results).toHaveLength(11);
});

test('Back reloads the balance when the API does not forbid caching', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await sandbox.setProfile({ backend: 'django' });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet');
  const balance = page.getByRole('region', { name: 'Current Balance' });
  await expect(balance).toContainText('£80.05');
  await page.goto('about:blank');
  await sandbox.addTransactions({ club: 'ciu', email, count: 10 });
  await page.goBack();
  await expect(balance).toContainText('£165.05');
});
