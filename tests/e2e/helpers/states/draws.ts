import type { Page } from '@playwright/test';
import { purchasePanel } from '../locators.ts';
import {
  closeMessages,
  holdMessages,
  removeOrders,
  type ScreenState,
  state,
  storeOrder,
  waitForAlert,
  waitForEvidence,
  waitForText,
} from './screen-state.ts';

const openPrizes = (page: Page) => page.getByRole('tab', { name: 'Prizes' }).click();
/** Avoids the double-submit guard by keyboard and another draw each time. */
const purchase = (page: Page) => purchasePanel(page).getByRole('button', { name: 'Purchase' }).press('Enter');
const buying = 'draws/{id}/buy_tickets/';

const ofRaffles: readonly ScreenState[] = [
  { route: 'draws', name: 'no match', query: '?search=zzz' },
  { route: 'draws', name: 'closed ones too', query: '?all=1&search=Meat' },
];

const ofOneDraw: readonly ScreenState[] = [
  { route: 'draw', name: 'once only', draw: 'Summer Getaway' },
  { route: 'draw', name: 'nothing remains', draw: 'Big Screen Draw' },
  { route: 'draw', name: 'scheduled', draw: 'Barbecue Season No. 1' },
  { route: 'draw', name: 'closed, with winners', draw: 'Friday Meat Raffle No. 41', open: openPrizes },
  { route: 'draw', name: 'prizes to come', draw: 'Friday Meat Raffle No. 42', open: openPrizes },
];

const ofSubscriptions: readonly ScreenState[] = [
  {
    ...{ route: 'draw', name: 'to subscribe', draw: 'Wine Cellar Six No. 8', only: 'phone' },
    open: (page) => page.getByRole('radio', { name: 'Subscribe' }).check(),
  },
  {
    ...{ route: 'draw', name: 'subscribed', draw: 'Friday Meat Raffle No. 42', only: 'phone' },
    open: (page) => waitForText(page, /^Subscribed: /),
  },
  {
    ...{ route: 'draw', name: 'subscription waits', draw: 'Club Night Jackpot No. 12', only: 'phone' },
    open: (page) => waitForText(page, 'Payment needed'),
  },
];

const ofOrders: readonly ScreenState[] = [
  state({ route: 'draw', name: 'bought', draw: 'Summer Getaway', cleanUp: closeMessages }, async (page) => {
    await purchase(page);
    await waitForText(page, /^New tickets: /);
    await holdMessages(page);
  }),
  state({ route: 'draw', name: 'refused', draw: 'Last Orders No. 203' }, async (page, sandbox) => {
    await sandbox.faults({ path: buying, status: 400, times: 1 });
    await purchase(page);
    await waitForAlert(page);
  }),
  state(
    { route: 'draw', name: 'unanswered order', draw: 'Summer Getaway', cleanUp: removeOrders },
    async (page, sandbox) => {
      await sandbox.faults({ path: buying, status: 500, times: 1 });
      await purchase(page);
      await waitForEvidence(page);
    },
  ),
  state(
    {
      route: 'draw',
      name: 'being bought',
      draw: 'Thousand Pound Thursday',
      cleanUp: (_, sandbox) => sandbox.clearFaults(),
    },
    async (page, sandbox) => {
      await sandbox.faults({ path: buying, delayMs: 60_000, status: 400, times: 1 });
      await purchase(page);
      await purchasePanel(page).getByRole('button', { name: 'Purchasing…' }).waitFor();
    },
  ),
  state(
    { route: 'draw', name: 'unfinished payments', draw: 'Wine Cellar Six No. 8', cleanUp: removeOrders },
    async (page) => {
      const subjectId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const name = 'Wine Cellar Six No. 8';
      await storeOrder(page, { operation: 'buyTickets', subjectId, name, amount: 2, state: 'redirected' });
      await waitForEvidence(page);
    },
  ),
];

export const drawStates = [...ofRaffles, ...ofOneDraw, ...ofSubscriptions, ...ofOrders];
