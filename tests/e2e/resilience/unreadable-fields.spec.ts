import { noTicketsHeldText } from '../../../src/lib/draws/results.ts';
import { memberNotices } from '../../../src/lib/messages/member-notices.ts';
import { ticketNotices } from '../../../src/lib/messages/ticket-notices.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { test as base, expect } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';
import { sample } from '../helpers/walks.ts';
import { openDraw, visit } from './faults/call-scenario.ts';

type Fields = Record<string, unknown>;

type ChangeReply = (path: string, change: (fields: Fields) => Fields) => Promise<void>;

const test = base.extend<{
  /** Changes the reply, or each entry of the list, that the sandbox sends to a path (a regular expression). */
  changeReply: ChangeReply;
}>({
  changeReply: async ({ page, runningSandbox }, use) => {
    await use(async (path, change) => {
      await page.route(new RegExp(`/${path}(\\?|$)`), async (route) => {
        const method = route.request().method();
        if (method !== 'GET') return route.fallback();
        const { host, pathname, search } = new URL(route.request().url());
        const headers = await route.request().allHeaders();
        const options = { headers: { origin: '', ...headers, host } };
        const reply = await requestTenant(runningSandbox.port, host, pathname + search, options);
        const json = reply.body as Fields | Fields[];
        const results = Array.isArray(json) ? json : json['results'];
        const changed = Array.isArray(results) ? { results: results.map(change) } : change(json as Fields);
        return route.fulfill({
          status: reply.status,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: changed,
        });
      });
    });
  },
});

const ids = ['id', 'subdomain', 'landing_domain', 'amount', 'created_at'];

/** Breaks all fields except those that list entries require, and the tenant's name, which identifies the page. */
const breakFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, ids.includes(name) ? value : {}]));

test('unknown balance is never shown as £0.00 and reloads on each screen', async ({
  page,
  sandbox,
  signedIn,
  changeReply,
}) => {
  const place = { page, sandbox, club: 'ciu' } as const;
  await signedIn(page, 'ciu');
  await disableOfflineCache(page);
  await changeReply('users/me/', (member) => ({ ...member, balance: null }));
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again: balance' });
  await visit(place, '/wallet');
  await expect(main.getByRole('region', { name: 'Current Balance' })).toContainText('…');
  await expect(retry).toBeVisible();
  await expect(main.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await visit(place, '/wallet/deposit');
  await main.getByLabel('Amount in pounds').fill('5');
  await expect(main.getByText(memberNotices.balanceUnknown)).toBeVisible();
  await expect(main.getByText('£0.00')).toHaveCount(0);
  await visit(place, '/wallet/withdraw?entire=true');
  await expect(retry).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Withdraw entire balance' })).toHaveCount(0);
  await expect(main.getByText(/£0\.00|You can withdraw/)).toHaveCount(0);
  await openDraw(place);
  await expect(purchasePanel(page).getByText(memberNotices.balanceUnknown)).toBeVisible();
  await expect(purchasePanel(page).getByRole('button', { name: 'Purchase' })).toBeEnabled();
  await page.unrouteAll();
  await purchasePanel(page).getByRole('button', { name: 'Try again: balance' }).click();
  await expect(purchasePanel(page).getByText(/Wallet balance: £\d/)).toBeVisible();
});

test('screens work when every field except the ids is unreadable', async ({
  page,
  sandbox,
  signedIn,
  changeReply,
}) => {
  const place = { page, sandbox, club: 'ciu' } as const;
  await signedIn(page, 'ciu');
  await disableOfflineCache(page);
  const paths = 'clients/current|users/me|users/clients|draws/public|draws/\\d+|draws/\\d+/prizes';
  const lists = 'tickets/me|subscriptions|transactions/me|support-tickets/me|notifications/me';
  await changeReply(`(${paths}|${lists})/`, breakFields);
  const main = page.getByRole('main');
  const screens = [
    ['/', 'Raffles', main.getByRole('article').first()],
    ['/results', 'Results', main.getByRole('searchbox')],
    ['/tickets', 'Tickets', main.getByRole('article').first()],
    ['/subscriptions', 'Subscriptions', main.getByRole('article').first()],
    ['/wallet', 'Wallet', main.getByRole('link', { name: 'Statement' })],
    ['/wallet/statement', 'Statement', main.getByRole('listitem').first()],
    ['/wallet/deposit', 'Deposit', main.getByRole('button', { name: 'Deposit' })],
    ['/wallet/withdraw', 'Withdraw', main.getByRole('button', { name: 'Withdraw' })],
    ['/support', 'Support', main.getByRole('article').first()],
    ['/notifications', 'Notifications', main.getByRole('listitem').first()],
    ['/profile', 'Profile', main.getByRole('button', { name: 'Edit' }).first()],
    ['/terms-of-service', 'Terms of Service', main],
  ] as const;
  for (const [path, heading, content] of sample(screens, 2)) {
    await test.step(path, async () => {
      await visit(place, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(content).toBeVisible();
      await expect(main.locator('.alert-error')).toHaveCount(0);
      await expect(page.getByText(/Application Error|\[object Object\]|undefined|NaN|null/)).toHaveCount(0);
    });
  }
  await openDraw(place);
  await expect(main.getByRole('tab', { name: 'Prizes' })).toBeVisible();
});

test('results, tickets and purchase show what a draw without some fields leaves known', async ({
  page,
  sandbox,
  signedIn,
  changeReply,
}) => {
  const [counted, closed, endless] = await sandbox.addDraws({ club: 'ciu', name: 'Quiet Draw', count: 3 });
  const withoutTickets = ({ tickets: _, user_ticket_count: __, ...draw }: Fields) => draw;
  await changeReply('draws/public/', withoutTickets);
  await changeReply(`draws/${counted}/`, (draw) => ({ ...withoutTickets(draw), user_ticket_count: 3 }));
  await changeReply(`draws/${closed}/`, (draw) => ({ ...withoutTickets(draw), status: 'closed' }));
  const bare = { id: endless, name: 'Endless Draw', status: 'live', ticket_price: 2, user_ticket_count: '3' };
  await changeReply(`draws/${endless}/`, () => bare);
  await signedIn(page, 'ciu');
  await disableOfflineCache(page);
  const main = page.getByRole('main');
  const openTickets = async (id: number | undefined) => {
    await visit({ page, club: 'ciu' }, `/raffles/${id}`);
    await main.getByRole('tab', { name: 'Tickets' }).click();
  };

  await test.step("results load the draw's details and show the win", async () => {
    await visit({ page, club: 'ciu' }, '/results');
    const result = page.getByRole('article', { name: 'Friday Meat Raffle No. 41', exact: true });
    await expect(result).toContainText(/Won.*Your ticket \d{6} won: /s);
  });
  await test.step('tickets tab does not claim that the member has no ticket', async () => {
    await openTickets(counted);
    await expect(main.getByText(ticketNotices.unlisted(0, 3))).toBeVisible();
    await expect(main.getByRole('link', { name: 'See your tickets' })).toBeVisible();
    await openTickets(closed);
    await expect(main.getByText(ticketNotices.unlisted(0, undefined))).toBeVisible();
    await expect(main.getByText(noTicketsHeldText)).toHaveCount(0);
  });
  await test.step('any number of tickets is on sale without a lottery and a maximum', async () => {
    await visit({ page, club: 'ciu' }, `/raffles/${endless}`);
    const panel = purchasePanel(page);
    const quantity = panel.getByRole('spinbutton', { name: 'Quantity' });
    await expect(panel.getByText('Number of tickets')).toBeVisible();
    await quantity.fill('1200');
    await quantity.press('End');
    await panel.getByRole('button', { name: 'One more ticket' }).click();
    await expect(quantity).toHaveValue('1201');
    await expect(quantity).not.toHaveAttribute('aria-valuemax');
    await expect(panel.getByText('£2,402.00')).toBeVisible();
  });
});
