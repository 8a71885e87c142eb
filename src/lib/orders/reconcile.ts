/** What the API says of whatever an order may change. What is not known is left out. */
export interface AccountSnapshot {
  /** The member's tickets of the draw. */
  readonly tickets?: readonly { readonly id: string; readonly number: string }[] | undefined;
  /** How many tickets of the draw the member holds, where the API counts without listing them. */
  readonly held?: number | undefined;
  /** The status of the subscription. */
  readonly status?: string | undefined;
  /** Movements of the wallet, amounts in pence. */
  readonly transactions?: readonly { readonly id: string; readonly amount: number }[] | undefined;
  /** Those are but the newest. */
  readonly isPart?: boolean | undefined;
  /** Ids of the movements or tickets that prove other payments. */
  readonly claimedIds?: readonly string[] | undefined;
  /** What the wallet holds, in pence. */
  readonly balance?: number | undefined;
}

/** What the member asked for. */
export type ExpectedChange =
  | { readonly kind: 'tickets'; readonly count: number }
  /** A subscription is to come from one status to another. */
  | { readonly kind: 'status'; readonly from: string; readonly to: string }
  /** Pence. */
  | { readonly kind: 'withdrawal' | 'deposit'; readonly amount: number };

/**
 * What really happened, by comparing what the API said before and after: nothing so far, what was asked, or something
 * else. `happened` and `asked` count tickets or withdrawals; `numbers` are those of the new tickets.
 */
export type ReconciliationResult =
  | { readonly kind: 'unknown' | 'nothing' }
  | {
      readonly kind: 'asked' | 'other';
      readonly actual: number;
      readonly expected: number;
      readonly numbers: readonly string[];
      /** Id of the movement that proves a deposit, where one does. */
      readonly transactionId?: string | undefined;
      /** Ids of the new tickets that prove a card payment. */
      readonly ticketIds?: readonly string[] | undefined;
    }
  | {
      /** Some of the tickets that a card payment is for. */
      readonly kind: 'part';
      readonly actual: number;
      readonly expected: number;
      readonly numbers: readonly string[];
    };

const unknown: ReconciliationResult = { kind: 'unknown' };

function createResult(
  happened: number,
  asked: number,
  numbers: readonly string[] = [],
): ReconciliationResult {
  if (happened === 0) return { kind: 'nothing' };
  return { kind: happened === asked ? 'asked' : 'other', actual: happened, expected: asked, numbers };
}

/** Entries that came, whatever their order, repeats included once. */
function newEntries<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
): readonly Entry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...new Map(after.map((entry) => [entry.id, entry])).values()].filter(({ id }) => !known.has(id));
}

/** Numbers are told where every new ticket has one: a list that lacks some proves no more than the count beside it. */
function reconcileTickets(
  before: AccountSnapshot,
  after: AccountSnapshot,
  count: number,
): ReconciliationResult {
  const numbers =
    before.tickets && after.tickets && newEntries(before.tickets, after.tickets).map(({ number }) => number);
  const counted =
    before.held !== undefined && after.held !== undefined ? after.held - before.held : undefined;
  if (!numbers && counted === undefined) return unknown;
  const listed = numbers?.length ?? 0;
  const happened = Math.max(listed, counted ?? 0);
  return createResult(happened, count, numbers && listed === happened ? [...numbers].sort() : []);
}

function reconcileStatus(
  before: AccountSnapshot,
  after: AccountSnapshot,
  from: string,
  to: string,
): ReconciliationResult {
  if (before.status !== from || after.status === undefined) return unknown;
  if (after.status === to) return createResult(1, 1);
  return after.status === from ? createResult(0, 1) : unknown;
}

/** Movements that came; undefined where older ones could be taken for them. */
function movementsBetween(before: AccountSnapshot, after: AccountSnapshot): AccountSnapshot['transactions'] {
  if (!before.transactions || !after.transactions || (before.isPart && !after.isPart)) return undefined;
  return newEntries(before.transactions, after.transactions);
}

function reconcileWithdrawals(
  before: AccountSnapshot,
  after: AccountSnapshot,
  amount: number,
): ReconciliationResult {
  const movements = movementsBetween(before, after);
  return movements
    ? createResult(movements.filter((movement) => movement.amount === -amount).length, 1)
    : unknown;
}

/**
 * A deposit is proven by a new movement of that amount which proves no other, or by the balance where it has grown by
 * just that much beyond what movements tell. Of any other change the balance says nothing.
 */
function reconcileDeposit(
  before: AccountSnapshot,
  after: AccountSnapshot,
  amount: number,
): ReconciliationResult {
  const movements = movementsBetween(before, after);
  const entry = movements?.find(
    ({ id, amount: moved }) => moved === amount && !after.claimedIds?.includes(id),
  )?.id;
  if (entry !== undefined)
    return { kind: 'asked', actual: 1, expected: 1, numbers: [], transactionId: entry };
  if (before.balance === undefined || after.balance === undefined)
    return movements ? createResult(0, 1) : unknown;
  const told = (movements ?? []).reduce((sum, movement) => sum + movement.amount, 0);
  const untold = after.balance - before.balance - told;
  if (untold === amount) return createResult(1, 1);
  return movements || untold === 0 ? createResult(0, 1) : unknown;
}

/** Compares what was before an order with what is after it. */
export function reconcile(
  before: AccountSnapshot,
  after: AccountSnapshot,
  asked: ExpectedChange,
): ReconciliationResult {
  switch (asked.kind) {
    case 'tickets':
      return reconcileTickets(before, after, asked.count);
    case 'status':
      return reconcileStatus(before, after, asked.from, asked.to);
    case 'withdrawal':
      return reconcileWithdrawals(before, after, asked.amount);
    case 'deposit':
      return reconcileDeposit(before, after, asked.amount);
  }
}

/**
 * Compares the tickets held before a card payment with those held now. Only new ids prove tickets: a count proves
 * nothing, nor does a list that left tickets out. Ids that prove another payment are ignored.
 */
function reconcilePaidTickets(
  before: AccountSnapshot,
  after: AccountSnapshot,
  count: number,
): ReconciliationResult {
  if (!before.tickets || !after.tickets || before.tickets.length < (before.held ?? 0)) return unknown;
  const taken = new Set(after.claimedIds);
  const tickets = newEntries(before.tickets, after.tickets).filter(({ id }) => !taken.has(id));
  if (tickets.length === 0) return { kind: 'nothing' };
  const numbers = tickets.map(({ number }) => number).sort();
  const found = { actual: tickets.length, expected: count, numbers };
  if (tickets.length < count) return { kind: 'part', ...found };
  const ticketIds = tickets.map(({ id }) => id);
  return { kind: tickets.length === count ? 'asked' : 'other', ...found, ticketIds };
}

/** Compares what was before a payment with what is after it: the payment page's word proves nothing. */
export function reconcilePayment(
  before: AccountSnapshot,
  after: AccountSnapshot,
  asked: ExpectedChange,
): ReconciliationResult {
  return asked.kind === 'tickets'
    ? reconcilePaidTickets(before, after, asked.count)
    : reconcile(before, after, asked);
}
