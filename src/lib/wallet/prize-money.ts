import type { Transaction } from '../contract/wallet.ts';
import { isComplete, type List } from '../data/list.ts';

/** Money that should come into the wallet: a prize, or a deposit whose entry is not known yet. */
export interface ExpectedCredit {
  /** Orders credits of one time, so that each view assigns the entries equally. */
  readonly id: string;
  /** Positive pence. */
  readonly amount: number;
  /** Its entry is booked at this time or later, in ms since the epoch. */
  readonly since: number;
}

export interface PrizeMoney {
  /** Oldest first; one for each prize that is proven. */
  readonly arrived: readonly Transaction[];
  /** Prizes that no entry can be. The others are neither proven nor missing. */
  readonly missingCount: number;
}

interface PrizeMoneyInput {
  /** Prizes of one draw and one amount: entries cannot tell them apart. */
  readonly own: readonly ExpectedCredit[];
  /** All other expected credits; undefined while they are unknown. */
  readonly others: readonly ExpectedCredit[] | undefined;
  readonly transactions: readonly Transaction[];
  /** Entries that prove something else, such as a deposit. */
  readonly usedIds: readonly string[];
  /** True if no entry since the close is missing (`isKnownSince`). */
  readonly isKnown: boolean;
}

const bookedAt = ({ created_at }: Transaction) => Date.parse(created_at);

/** Unused entries of exactly this amount, oldest first, each once. */
function findCandidates(
  amount: number,
  { transactions, usedIds }: Pick<PrizeMoneyInput, 'transactions' | 'usedIds'>,
): Transaction[] {
  const unique = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  for (const id of usedIds) unique.delete(id);
  return [...unique.values()]
    .filter((transaction) => transaction.amount === amount)
    .sort((a, b) => bookedAt(a) - bookedAt(b));
}

/**
 * Gives each entry to the credit that waits longest. No other assignment uses more entries, because a waiting
 * credit can take every later entry.
 */
function assignEntries(
  credits: readonly ExpectedCredit[],
  entries: readonly Transaction[],
): ReadonlyMap<ExpectedCredit, Transaction> {
  const waiting = [...credits].sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  const assigned = new Map<ExpectedCredit, Transaction>();
  for (const entry of entries) {
    const [longest] = waiting;
    if (!longest || longest.since > bookedAt(entry)) continue;
    assigned.set(longest, entry);
    waiting.shift();
  }
  return assigned;
}

/**
 * Proves a prize only if every assignment of the entries to the expected credits gives it one. Two prizes of
 * different draws with one entry between them prove nothing.
 */
export function findPrizeMoney(input: PrizeMoneyInput): PrizeMoney {
  const { own, others, isKnown } = input;
  const [first] = own;
  if (!first) return { arrived: [], missingCount: 0 };
  const entries = findCandidates(first.amount, input);
  const possibleCount = entries.filter((entry) => bookedAt(entry) >= first.since).length;
  const missingCount = isKnown ? Math.max(0, own.length - possibleCount) : 0;
  if (!others) return { arrived: [], missingCount };
  const rivals = others.filter(({ amount }) => amount === first.amount);
  const assigned = assignEntries([...own, ...rivals], entries);
  const provenCount = assigned.size - assignEntries(rivals, entries).size;
  const ownEntries = own.flatMap((credit) => assigned.get(credit) ?? []);
  return { arrived: ownEntries.slice(0, provenCount), missingCount };
}

/** True if a list that starts with the newest entry has older ones than `since`. */
function reachesBackTo({ entries, skipped }: List<Transaction>, since: number): boolean {
  const times = entries.map(bookedAt);
  const descends = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  return skipped === 0 && descends && Number(times.at(-1)) < since && Number(times[0]) > Number(times.at(-1));
}

/** True if the list holds every entry since then: an absent entry does not exist. @param since ms since the epoch */
export function isKnownSince(list: List<Transaction>, since: number): boolean {
  const hasAll = isComplete(list) && list.entries.length >= (list.count ?? 0);
  return hasAll || reachesBackTo(list, since);
}
