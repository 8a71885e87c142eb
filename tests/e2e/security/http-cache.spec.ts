import { expect, test } from '../helpers/fixtures.ts';

test("browser's HTTP cache stores one preflight for a URL, and no reply about a member", async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await signedIn(page, 'ciu', email);
  await sandbox.clearRequests();
  for (const path of ['/wallet/deposit', '/wallet']) {
    await open('ciu', path);
    await expect(page.getByText('£80.05').first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const { counts, preflights } = await sandbox.requests();
  expect(counts['GET users/me/']).toBeGreaterThanOrEqual(2);
  expect(preflights.filter((path) => path === 'users/me/')).toEqual(['users/me/']);
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
