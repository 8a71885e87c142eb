/** Sample data for tests, for the sandbox, and for the critical CSS, which the build makes. No page imports it. */

import type { Draw, Prize } from './contract/draws.ts';
import type { Notification } from './contract/member.ts';
import type { Subscription } from './contract/subscriptions.ts';
import type { SupportRequest } from './contract/support.ts';
import type { Ticket } from './contract/tickets.ts';
import type { Transaction } from './contract/wallet.ts';
import type { List } from './data/list.ts';
import { toAmountText } from './format/money.ts';

const createBuilder =
  <Entry extends object>(usual: Entry) =>
  (part: Partial<Entry> = {}): Entry => ({ ...usual, ...part });

/** A complete list. */
export const aList = <Entry>(entries: readonly Entry[], part: Partial<List<Entry>> = {}): List<Entry> => ({
  ...{ entries, skipped: 0, count: null, requestPath: '', pages: 1 },
  ...{ nextPage: undefined, isTruncated: false, ...part },
});

export const aDraw = createBuilder<Draw>({
  id: '7',
  name: 'Meat Raffle',
  description: 'Three trays from the butcher.',
  logo_url: '',
  status: 'live',
  ticket_price: 250,
  start_date: '2026-03-01T09:00:00Z',
  end_date: '2026-03-10T20:00:00Z',
  price_cta: 'Joints of beef',
  draw_cta: 'Drawn in the bar',
  user_ticket_maximum: 10,
  user_ticket_count: 0,
  tickets: [],
  prizes: [],
  prizes_skipped: 0,
  lottery: { id: '3', name: 'Meat Raffle', description: '', type: 'subscription' },
});

export const aPrize = createBuilder<Prize>({
  id: '5',
  description: 'A hamper',
  notes: '',
  type: 'other',
  value: '',
  monetary_value_type: '',
  net_or_gross: '',
  winners: [],
});

export const aTicket = createBuilder<Ticket>({
  id: '1',
  draw_id: '7',
  draw_name: 'Meat Raffle',
  number: '000001',
  purchased_at: '2026-03-04T19:30:00Z',
  subscription: false,
  prize_id: null,
});

export const aTransaction = createBuilder<Transaction>({
  id: '1',
  amount: 500,
  narrative: 'Deposit',
  created_at: '2026-03-04T19:30:00Z',
});

export const aSubscription = createBuilder<Subscription>({
  id: '1',
  ticket_count: 2,
  lottery_name: 'Meat Raffle',
  status: 'active',
  created_at: null,
  end_date: null,
});

export const aSupportRequest = createBuilder<SupportRequest>({
  id: '1',
  category: 'General',
  subject: 'A question',
  description: 'When is the draw?',
  created_at: '2026-03-04T10:00:00Z',
  responded_at: null,
  supportticketresponses: [],
});

export const aNotification = createBuilder<Notification>({
  id: '1',
  title: 'Hello',
  message: 'The bar is open.',
  created_at: '2026-03-04T10:00:00Z',
});

const moneyFields: readonly string[] = ['ticket_price', 'amount', 'balance'];

/** A sample as the API sends it: money is text, in pounds. */
export function toReply(sample: object): Record<string, unknown> {
  const convert = ([name, value]: [string, unknown]) =>
    typeof value === 'number' && moneyFields.includes(name) ? [name, toAmountText(value)] : [name, value];
  return Object.fromEntries(Object.entries(sample).map(convert));
}
