import { prizeRequestLabel, walletSinceCloseLabel } from '../../../src/lib/draws/results.ts';
import { aDraw, aPrize, aTicket, toReply } from '../../../src/lib/samples.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';

const name = 'Cash Draw';
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString();

test('a won draw lists the transactions since it closed', async ({ page, sandbox, signedIn, open }) => {
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

/** Makes the API reply with one won ticket of a closed draw. */
function aWin(end_date: string, type: 'monetary' | 'other' = 'monetary') {
  const ticket = toReply(aTicket({ draw_name: name, prize_id: '5' }));
  const prizes = [aPrize({ type, value: '50.00' })];
  const draw = toReply(aDraw({ name, status: 'closed', end_date, prizes }));
  return [
    { path: 'tickets/me/', body: { results: [ticket] } },
    { path: 'draws/{id}/', body: draw },
  ];
}

test('a won ticket lists the transactions since its draw closed, for prizes of money only', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const group = page.getByRole('region', { name });
  await signedIn(page, 'ciu');

  await test.step('transactions that loaded before an early close are refetched', async () => {
    await sandbox.faults(...aWin(daysFromNow(7)));
    await open('ciu', '/wallet');
    await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();
    await waitForIdle(page);
    await page.getByRole('link', { name: 'Tickets' }).first().click();
    await expect(group).toContainText(/Nothing new since \d+:\d\d [AP]M\./);
  });

  await test.step('nothing is listed when the prize is not money', async () => {
    await sandbox.replaceFaults(...aWin(daysFromNow(-7), 'other'));
    await page.reload();
    await expect(group).toContainText('1 ticket, won');
    await waitForIdle(page);
    await expect(group.getByText(/wallet|prize/i)).toHaveCount(0);
  });

  await test.step('the statement is linked when transactions fail to load', async () => {
    await sandbox.replaceFaults(...aWin(daysFromNow(-7)), { path: 'transactions/me/', status: 500 });
    await page.reload();
    const statement = group.getByRole('link', { name: walletSinceCloseLabel });
    await expect(statement).toHaveAttribute('href', /\/statement\?from=/);
    await waitForIdle(page);
    await expect(group.getByText(/Nothing new/)).toHaveCount(0);
    await group.getByRole('link', { name: prizeRequestLabel }).press('Enter');
    await expect(page.getByLabel('Subject')).toHaveValue(`My prize in ${name}`);
  });
});
