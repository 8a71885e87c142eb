/** Account state that an order may change; unknown fields are absent. */
export interface AccountSnapshot {
  readonly tickets?: readonly { readonly id: string; readonly number: string }[] | undefined;
  /** The API may count tickets without listing them. */
  readonly held?: number | undefined;
  readonly status?: string | undefined;
  /** Amounts in pence. */
  readonly transactions?: readonly { readonly id: string; readonly amount: number }[] | undefined;
  /** True if only the newest transactions were loaded. */
  readonly isPart?: boolean | undefined;
  /** Transactions or tickets that prove other payments. */
  readonly claimedIds?: readonly string[] | undefined;
  /** Pence. */
  readonly balance?: number | undefined;
}

export type ExpectedChange =
  | { readonly kind: 'tickets'; readonly count: number }
  /** Status change of a subscription. */
  | { readonly kind: 'status'; readonly from: string; readonly to: string }
  /** Pence. */
  | { readonly kind: 'withdrawal' | 'deposit'; readonly amount: number };

/** `actual` and `expected` count tickets or withdrawals; `numbers` are those of new tickets. */
export type ReconciliationResult =
  | { readonly kind: 'unknown' | 'nothing' }
  | {
      readonly kind: 'asked' | 'other';
      readonly actual: number;
      readonly expected: number;
      readonly numbers: readonly string[];
      /** Proves a deposit. */
      readonly transactionId?: string | undefined;
      /** Prove a card payment. */
      readonly ticketIds?: readonly string[] | undefined;
    }
  | {
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

function newEntries<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
): readonly Entry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...new Map(after.map((entry) => [entry.id, entry])).values()].filter(({ id }) => !known.has(id));
}

/** Returns numbers only if each new ticket has one: an incomplete list proves only the count. */
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

/** Undefined if older transactions could be among the new ones. */
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
 * Requires an unclaimed new transaction of that amount, or a balance that grew by exactly that amount beyond
 * the listed transactions.
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

/** Compares the account before and after an order. */
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

/** Requires new, unclaimed ids: counts and incomplete lists prove nothing. */
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

/** Compares the account before and after a payment. The payment page's report proves nothing. */
export function reconcilePayment(
  before: AccountSnapshot,
  after: AccountSnapshot,
  asked: ExpectedChange,
): ReconciliationResult {
  return asked.kind === 'tickets'
    ? reconcilePaidTickets(before, after, asked.count)
    : reconcile(before, after, asked);
}
