/** An API in memory that fails in every way. Its ledger is the truth. */
import type { OrderOperation } from '../../../../src/lib/orders/money-operations.ts';

/** What the browser hears of an order. */
export const replies = [
  'yes',
  'no',
  'redirect',
  'cut',
  'silence',
  'not JSON',
  500,
  501,
  502,
  503,
  504,
] as const;

/** When the API books an order, in ms after it has arrived. */
export const bookings = { now: 0, soon: 20_000, later: 5 * 3_600_000, never: undefined } as const;

/** No statement can be made of these lists. Of one that begins with its newest rows, the rest may be missing. */
const useless = ['oldest first and short', 'one unreadable', 'broken', 'cut', 'silent'] as const;
/** How the API lists an account. */
export const profiles = ['whole', 'paged', 'oldest first', 'slow', 'short', 'astray', ...useless] as const;
type Profile = (typeof profiles)[number];

type List = 'tickets' | 'transactions' | 'subscriptions';

const listsByPath: Readonly<Record<string, List>> = {
  'draws/7/': 'tickets',
  'transactions/me/': 'transactions',
  'subscriptions/': 'subscriptions',
};

/** The lists that an order changes. */
export const listsOf: Readonly<Record<OrderOperation, readonly List[]>> = {
  buyTickets: ['tickets', 'transactions'],
  subscribe: ['tickets', 'transactions', 'subscriptions'],
  paySubscription: ['subscriptions', 'transactions'],
  unsubscribe: ['subscriptions'],
  deposit: ['transactions'],
  withdraw: ['transactions'],
};

/** A row that the API began to list, or its new status. `order` numbers all events of a run. */
interface Entry {
  readonly order: number;
  readonly member: string;
  readonly list: List;
  readonly id: string;
  readonly row: Readonly<Record<string, unknown>>;
}

interface Reading {
  readonly order: number;
  readonly list: List;
  readonly reader: unknown;
  readonly isWhole: boolean;
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
export const toReply = (json: unknown, status = 200) => new Response(JSON.stringify(json), { status });
const pageSize = 2;

export function createApi() {
  const ledger: Entry[] = [];
  const readings: Reading[] = [];
  const startedAt = performance.now();
  let profile: Profile = 'whole';
  let events = 0;
  const nextOrder = () => ++events;
  /** The host's and the API's clock, which the device's does not move. */
  const getTime = () => new Date(Date.UTC(2026, 2, 4, 10) + performance.now() - startedAt);

  const add = (member: string, list: List, values: Entry['row'], id = String(nextOrder())) => {
    const at = getTime().toISOString();
    const isKnown = ledger.some(
      (entry) => entry.member === member && entry.id === id && entry.row.status === values.status,
    );
    const row = { id, number: id.padStart(6, '0'), created_at: at, purchased_at: at, ...values };
    if (!isKnown) ledger.push({ order: nextOrder(), member, list, id, row });
  };
  const addTicket = (member: string, subscription = false) =>
    add(member, 'tickets', { draw_id: '7', subscription });
  const addTransaction = (member: string, narrative: string, values: Entry['row'] = {}) =>
    add(member, 'transactions', { narrative, amount: '5.00', ...values });
  const setStatus = (member: string, id: string, status: string) =>
    add(member, 'subscriptions', { lottery_name: 'Meat Raffle', ticket_count: 2, status }, id);

  const books: Readonly<Record<OrderOperation, (member: string) => void>> = {
    buyTickets(member) {
      addTicket(member);
      addTicket(member);
      addTransaction(member, 'Tickets');
    },
    subscribe(member) {
      addTicket(member, true);
      addTicket(member, true);
      addTransaction(member, 'Subscription');
      setStatus(member, String(nextOrder()), 'active');
    },
    paySubscription(member) {
      setStatus(member, 'waiting', 'active');
      addTransaction(member, 'Subscription');
    },
    unsubscribe: (member) => setStatus(member, 'active', 'inactive'),
    deposit: (member) => addTransaction(member, 'Deposit'),
    withdraw: (member) => addTransaction(member, 'Withdrawal'),
  };

  const getRows = (member: string, list: List) => {
    const entries = ledger.filter((entry) => entry.list === list && entry.member === member);
    return [...new Map(entries.map(({ id, row }) => [id, row])).values()];
  };

  function createBody(rows: readonly object[], list: List, page: number) {
    const damage = (values: readonly object[]) => {
      if (profile.endsWith('short')) return values.slice(0, -1);
      return profile === 'one unreadable' ? [{}, ...values.slice(1)] : values;
    };
    const draw = { id: '7', name: 'Meat Raffle', status: 'live', ticket_price: '2.50' };
    if (list === 'tickets') return { ...draw, user_ticket_count: rows.length, tickets: damage(rows) };
    const sorted = profile.startsWith('oldest first') ? rows : rows.toReversed();
    const isPaged = profile === 'paged' || profile === 'astray';
    const [start, end] = isPaged ? [(page - 1) * pageSize, page * pageSize] : [0, rows.length];
    const next = profile === 'astray' ? '/elsewhere' : `?page=${page + 1}`;
    const results = damage(sorted.slice(start, end));
    return { count: rows.length, next: end < rows.length ? next : null, results };
  }

  return {
    ledger,
    readings,
    nextOrder,
    getTime,
    setProfile: (next: Profile) => {
      profile = next;
    },
    book(operation: OrderOperation, member: string, ms: number | undefined) {
      if (ms === 0) books[operation](member);
      else if (ms !== undefined) setTimeout(() => books[operation](member), ms);
    },
    /** What a member has from before. */
    start(member: string, transactions: number) {
      addTicket(member);
      for (let left = transactions; left > 0; left -= 1)
        addTransaction(member, 'Gift', { created_at: `2026-01-${20 - left}T10:00:00Z` });
      setStatus(member, 'waiting', 'payment');
      setStatus(member, 'active', 'active');
    },
    async read(reader: unknown, member: string, path: string): Promise<Response> {
      const now = profile;
      const list = listsByPath[path.replace(/\?.*/, '')];
      const page = Number(/page=(\d+)/.exec(path)?.[1] ?? 1);
      const rows = list ? getRows(member, list) : [];
      const body = list ? createBody(rows, list, page) : { email: `${member}@example.com`, balance: '5.00' };
      const isUseless = useless.some((each) => each === now) && (rows.length > 0 || !now.endsWith('short'));
      const isWhole = !isUseless && (now !== 'short' || list === 'transactions');
      if (list && page === 1) readings.push({ order: nextOrder(), list, reader, isWhole });
      if (now === 'silent') return new Promise(() => {});
      await wait(now === 'slow' ? 3_000 : 50);
      if (now === 'cut') throw new TypeError('The connection was cut');
      return now === 'broken' ? toReply({}, 500) : toReply(body);
    },
  };
}
