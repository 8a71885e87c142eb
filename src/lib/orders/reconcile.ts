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
  | { readonly kind: 'status'; readonly from: string; readonly to: string }
  /** Pence. */
  | { readonly kind: 'withdrawal' | 'deposit'; readonly amount: number };

/** A change. `part`: fewer paid tickets than expected so far. */
export interface FoundChange {
  readonly kind: 'asked' | 'other' | 'part';
  /** Count tickets or withdrawals. */
  readonly actual: number;
  readonly expected: number;
  /** Numbers of the new tickets. */
  readonly numbers: readonly string[];
  /** Transactions or tickets that prove a payment. */
  readonly proofIds?: readonly string[];
}

export type ReconciliationResult = { readonly kind: 'unknown' | 'nothing' } | FoundChange;

/** True for a complete change: a part may still grow. */
export function isFound(result: ReconciliationResult): result is FoundChange {
  return result.kind === 'asked' || result.kind === 'other';
}

const unknown: ReconciliationResult = { kind: 'unknown' };

function createResult(
  actual: number,
  expected: number,
  numbers: readonly string[] = [],
): ReconciliationResult {
  if (actual === 0) return { kind: 'nothing' };
  return { kind: actual === expected ? 'asked' : 'other', actual, expected, numbers };
}

function getNewEntries<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
): readonly Entry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...new Map(after.map((entry) => [entry.id, entry])).values()].filter(({ id }) => !known.has(id));
}

/** Omits the numbers of an incomplete list, which proves only the count. */
function reconcileTickets(
  before: AccountSnapshot,
  after: AccountSnapshot,
  count: number,
): ReconciliationResult {
  const numbers =
    before.tickets &&
    after.tickets &&
    getNewEntries(before.tickets, after.tickets).map(({ number }) => number);
  const countDifference =
    before.held !== undefined && after.held !== undefined ? after.held - before.held : undefined;
  if (!numbers && countDifference === undefined) return unknown;
  const listed = numbers?.length ?? 0;
  const actual = Math.max(listed, countDifference ?? 0);
  return createResult(actual, count, numbers && listed === actual ? [...numbers].sort() : []);
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

/** Returns undefined if older transactions could be among the new ones. */
function getNewTransactions(
  before: AccountSnapshot,
  after: AccountSnapshot,
): AccountSnapshot['transactions'] {
  if (!before.transactions || !after.transactions || (before.isPart && !after.isPart)) return undefined;
  return getNewEntries(before.transactions, after.transactions);
}

function reconcileWithdrawals(
  before: AccountSnapshot,
  after: AccountSnapshot,
  amount: number,
): ReconciliationResult {
  const transactions = getNewTransactions(before, after);
  return transactions
    ? createResult(transactions.filter((transaction) => transaction.amount === -amount).length, 1)
    : unknown;
}

/** Requires a new unclaimed transaction of the amount, or such a rise of the balance beyond listed ones. */
function reconcileDeposit(
  before: AccountSnapshot,
  after: AccountSnapshot,
  amount: number,
): ReconciliationResult {
  const transactions = getNewTransactions(before, after);
  const proof = transactions?.find(
    (transaction) => transaction.amount === amount && !after.claimedIds?.includes(transaction.id),
  );
  if (proof) return { kind: 'asked', actual: 1, expected: 1, numbers: [], proofIds: [proof.id] };
  if (before.balance === undefined || after.balance === undefined)
    return transactions ? createResult(0, 1) : unknown;
  const listedSum = (transactions ?? []).reduce((sum, transaction) => sum + transaction.amount, 0);
  const unlistedSum = after.balance - before.balance - listedSum;
  if (unlistedSum === amount) return createResult(1, 1);
  return transactions || unlistedSum === 0 ? createResult(0, 1) : unknown;
}

export function reconcile(
  before: AccountSnapshot,
  after: AccountSnapshot,
  expected: ExpectedChange,
): ReconciliationResult {
  switch (expected.kind) {
    case 'tickets':
      return reconcileTickets(before, after, expected.count);
    case 'status':
      return reconcileStatus(before, after, expected.from, expected.to);
    case 'withdrawal':
      return reconcileWithdrawals(before, after, expected.amount);
    case 'deposit':
      return reconcileDeposit(before, after, expected.amount);
  }
}

/** Requires new, unclaimed ids: counts and incomplete lists prove nothing. */
function reconcilePaidTickets(
  before: AccountSnapshot,
  after: AccountSnapshot,
  count: number,
): ReconciliationResult {
  if (!before.tickets || !after.tickets || before.tickets.length < (before.held ?? 0)) return unknown;
  const claimed = new Set(after.claimedIds);
  const tickets = getNewEntries(before.tickets, after.tickets).filter(({ id }) => !claimed.has(id));
  if (tickets.length === 0) return { kind: 'nothing' };
  const numbers = tickets.map(({ number }) => number).sort();
  const found = { actual: tickets.length, expected: count, numbers };
  if (tickets.length < count) return { kind: 'part', ...found };
  const proofIds = tickets.map(({ id }) => id);
  return { kind: tickets.length === count ? 'asked' : 'other', ...found, proofIds };
}

/** Requires proof by the account: the payment page's report proves nothing. */
export function reconcilePayment(
  before: AccountSnapshot,
  after: AccountSnapshot,
  expected: ExpectedChange,
): ReconciliationResult {
  return expected.kind === 'tickets'
    ? reconcilePaidTickets(before, after, expected.count)
    : reconcile(before, after, expected);
}
