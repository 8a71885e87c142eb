import { expect, test } from '../helpers/fixtures.ts';

const headers = { 'Access-Control-Allow-Origin': '*' };
const ticket = { id: 7, draw_id: 70, draw_name: 'Harvest Draw', number: '000007' };

const closedDraw = (winner: string) => ({
  id: 70,
  name: 'Harvest Draw',
  status: 'closed',
  ticket_price: '1.00',
  lottery: { id: 1, name: 'Harvest', type: 'single' },
  user_ticket_count: 1,
  tickets: [ticket],
  prizes: [{ id: 1, description: 'A hamper', winners: [{ number: winner }] }],
});

test('a result that was shown and is answered otherwise later is told, on the draw, its record and the tickets', async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  let winner = ticket.number;
  await page.route(/\/draws\/70\/$/, (route) => route.fulfill({ json: closedDraw(winner), headers }));
  await page.route('**/tickets/me/', (route) => route.fulfill({ json: { results: [ticket] }, headers }));
  await open('ciu', '/raffles/70');
  await page.getByRole('tab', { name: /^Tickets/ }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Won', { exact: true })).toBeVisible();
  const change = /^On .+ this said Won for ticket 000007; the club’s answer is now Not this time\.$/;
  await expect(page.getByText(change)).toHaveCount(0);

  winner = '000099';
  await open('ciu', '/raffles/70');
  await page.getByRole('tab', { name: /^Tickets/ }).click();
  await expect(panel.getByText(change)).toBeVisible();
  await expect(panel.getByText('Won', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ticket record' }).click();
  await expect(page.getByRole('dialog').getByText(change)).toBeVisible();
  await open('ciu', '/tickets');
  await expect(page.getByRole('main').getByText(change)).toBeVisible();
});
