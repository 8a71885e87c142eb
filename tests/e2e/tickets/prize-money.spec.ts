import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';

const name = 'Cash Draw';
const dayMs = 24 * 60 * 60 * 1_000;
const lastWeek = new Date(Date.now() - 7 * dayMs).toISOString();

test('a won amount is followed into the wallet, to its receipt', async ({
  page,
  sandbox,
  signedIn,
  open,
  failing,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 1000 });
  const [id] = await sandbox.addDraws({ club: 'ciu', name, closesInMs: 60_000 });
  await signedIn(page, 'ciu', email);
  await open('ciu', `/raffles/${id}`);
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByText('Bought 000001').first()).toBeVisible();
  await sandbox.advance(120_000);
  await failing('transactions/me/', 200, { results: [] });
  await open('ciu', `/raffles/${id}`);
  const head = page.getByRole('region', { name, exact: true });
  await expect(head.getByText('£50.00: not in your wallet yet')).toBeVisible();

  await sandbox.clearFaults();
  await open('ciu', `/raffles/${id}`);
  await expect(head.getByText(/^£50\.00 came into your wallet on \w{3} \d+, \d{4}$/)).toBeVisible();
  await head.getByRole('link', { name: 'Receipt for £50.00' }).press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText(`Prize in ${name}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/wallet\/statement$/);
});

test('an amount that is missing after days leads to a question, and a failure claims nothing', async ({
  page,
  sandbox,
  signedIn,
  open,
  failing,
}) => {
  const ticket = { id: 1, draw_id: 9001, draw_name: name, number: '000001', prize_id: 1 };
  const prize = { id: 1, description: 'Fifty pounds', type: 'monetary', value: '50.00', winners: [] };
  const draw = {
    id: 9001,
    name,
    status: 'closed',
    ticket_price: '1.00',
    end_date: lastWeek,
    prizes: [prize],
  };
  const givenWin = async (value: object) => {
    await failing('tickets/me/', 200, { results: [ticket] });
    await failing('draws/{id}/', 200, { ...draw, prizes: [{ ...prize, ...value }] });
  };
  await signedIn(page, 'ciu', (await sandbox.createMember({ club: 'ciu' })).email);
  const group = page.getByRole('region', { name });

  await givenWin({});
  await failing('transactions/me/', 500);
  await open('ciu', '/tickets');
  await expect(group).toContainText('1 Won');
  await waitForIdle(page);
  await expect(group.getByText(/wallet/)).toHaveCount(0);

  await sandbox.clearFaults();
  await givenWin({ monetary_value_type: 'percentage' });
  await open('ciu', '/tickets');
  await expect(group.getByRole('link', { name: /^Wallet entries since / })).toHaveAttribute(
    'href',
    /^\/wallet\/statement\?from=\d{4}-\d{2}-\d{2}$/,
  );
  await expect(group.getByText('Not in your wallet yet')).toHaveCount(0);

  await sandbox.clearFaults();
  await givenWin({});
  await open('ciu', '/tickets');
  await expect(group.getByText('Not in your wallet yet')).toBeVisible();
  await group.getByRole('link', { name: 'Ask about this prize' }).press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue(`My prize in ${name}`);
});
