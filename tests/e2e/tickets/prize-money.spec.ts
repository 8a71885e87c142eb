import { prizeRequestLabel, walletSinceCloseLabel } from '../../../src/lib/draws/results.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';

const name = 'Cash Draw';
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString();

/** Returns a ticket that wins the only prize of its draw. */
const ticketOf = (id: number) => ({ id, draw_id: id, draw_name: name, number: `00000${id}`, prize_id: 1 });
const drawOf = (end_date: string, prize: object = {}) => {
  const prizes = [{ id: 1, description: 'Fifty pounds', type: 'monetary', value: '50.00', ...prize }];
  return { id: 1, name, status: 'closed', ticket_price: '1.00', end_date, prizes };
};

test('a draw with a won prize lists the transactions since it closed', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 1000 });
  const [id] = await sandbox.addDraws({ club: 'ciu', name, closesInMs: 60_000 });
  await signedIn(page, 'ciu', email);
  await open('ciu', `/raffles/${id}`);
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByText('New tickets: 000001')).toBeVisible();
  await sandbox.advance(120_000);
  await open('ciu', `/raffles/${id}`);
  const head = page.getByRole('region', { name, exact: true });
  const transactions = head.getByRole('list', { name: walletSinceCloseLabel }).getByRole('listitem');
  await expect(transactions).toHaveText([/^Prize in Cash Draw: £50 cash, \+£50\.00, \d+:\d\d [AP]M$/]);
  await head.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/wallet\/statement\?from=\d{4}-\d{2}-\d{2}$/);
});

test('a won ticket links to the statement when transactions fail to load', async ({
  page,
  signedIn,
  open,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await failing('tickets/me/', 200, { results: [ticketOf(1)] });
  await failing('draws/{id}/', 200, drawOf(daysFromNow(-7)));
  await failing('transactions/me/', 500);
  await open('ciu', '/tickets');
  const group = page.getByRole('region', { name });
  await expect(group.getByRole('link', { name: walletSinceCloseLabel })).toHaveAttribute(
    'href',
    /\/statement\?from=/,
  );
  await waitForIdle(page);
  await expect(group.getByText(/Nothing new/)).toHaveCount(0);
  await group.getByRole('link', { name: prizeRequestLabel }).press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue(`My prize in ${name}`);
});

test('a won ticket refetches transactions that loaded before its draw closed early', async ({
  page,
  signedIn,
  open,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await failing('tickets/me/', 200, { results: [ticketOf(1)] });
  await failing('draws/{id}/', 200, drawOf(daysFromNow(7)));
  await open('ciu', '/wallet');
  await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();
  await waitForIdle(page);
  await page.getByRole('link', { name: 'Tickets' }).first().click();
  await expect(page.getByRole('region', { name })).toContainText(/Nothing new since \d+:\d\d [AP]M\./);
});

test('a draw that closed early lists transactions since its first fetch as closed', async ({
  page,
  signedIn,
  open,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await failing('tickets/me/', 200, { results: [ticketOf(1)] });
  await failing('draws/{id}/', 200, drawOf(daysFromNow(7)));
  await open('ciu', '/tickets');
  const group = page.getByRole('region', { name });
  await expect(group.getByText(/^Nothing new since \d+:\d\d [AP]M\.$/)).toBeVisible();
  const paid = { id: 1, amount: '9.50', narrative: 'Winnings', created_at: new Date().toISOString() };
  await failing('transactions/me/', 200, { results: [paid] });
  await open('ciu', '/tickets');
  await expect(group.getByText(/^Winnings, \+£9\.50, /)).toBeVisible();
});

test('a won ticket lists no transactions when its prize is not money', async ({
  page,
  signedIn,
  open,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await failing('tickets/me/', 200, { results: [ticketOf(1)] });
  await failing('draws/{id}/', 200, drawOf(daysFromNow(-7), { type: 'other' }));
  await open('ciu', '/tickets');
  await expect(page.getByRole('region', { name })).toContainText('1 ticket, won');
  await waitForIdle(page);
  await expect(page.getByRole('region', { name }).getByText(/wallet|prize/i)).toHaveCount(0);
});

test('the tickets screen loads only the draws in view for 50 wins', async ({
  page,
  sandbox,
  signedIn,
  open,
  failing,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', email);
  await failing('tickets/me/', 200, { results: Array.from({ length: 50 }, (_, id) => ticketOf(id + 1)) });
  await failing('draws/{id}/', 200, drawOf(daysFromNow(-7)));
  await open('ciu', '/tickets');
  await expect(page.getByText(/^Nothing new since/).first()).toBeVisible();
  await waitForIdle(page);
  const paths = (await sandbox.requests(email)).requests.map(({ url }) => url.replace(/\d+/, ''));
  expect(paths.filter((path) => path.endsWith('draws//')).length).toBeLessThan(10);
  expect(paths.filter((path) => path.includes('transactions/me/'))).toHaveLength(1);
});
