import type { Sandbox } from '../sandbox.ts';

type EntryKind = 'deposit' | 'withdrawal' | 'tickets' | 'prize';

interface NewEntry {
  readonly membershipId: number;
  /** Pence, negative for a debit. */
  readonly amount: number;
  readonly kind: EntryKind;
  readonly narrative: string;
  readonly createdAt?: number;
  /** The settled payment; each payment has at most one entry. */
  readonly paymentId?: string;
}

/** In pence. */
export function balanceOf({ database }: Sandbox, membershipId: number): number {
  return database.number('SELECT sum(amount) AS value FROM entries WHERE membership_id = ?', membershipId);
}

/**
 * Requires a transaction and a checked balance.
 * @returns the entry's id
 * @throws {Error} for a negative balance, by a database trigger
 */
export function addEntry({ database, clock }: Sandbox, entry: NewEntry): number {
  return database.run(
    `INSERT INTO entries (membership_id, amount, kind, narrative, created_at, payment_id)
     VALUES (?, ?, ?, ?, ?, ?)`,
    entry.membershipId,
    entry.amount,
    entry.kind,
    entry.narrative,
    entry.createdAt ?? clock.now(),
    entry.paymentId ?? null,
  ).id;
}

const invariants = {
  balancesBelowZero: `SELECT count(*) AS value FROM (
    SELECT 1 FROM entries GROUP BY membership_id HAVING sum(amount) < 0)`,
  purchasesWithoutTheirTickets: `SELECT count(*) AS value FROM entries WHERE kind = 'tickets' AND -amount <> (
    SELECT coalesce(sum(price), 0) FROM tickets WHERE entry_id = entries.id)`,
  ticketsOfAnotherPurchase: `SELECT count(*) AS value FROM tickets JOIN entries ON entries.id = entry_id
    WHERE kind <> 'tickets' OR entries.membership_id <> tickets.membership_id`,
  repeatedTicketNumbers: `SELECT count(*) AS value FROM (
    SELECT 1 FROM tickets GROUP BY draw_id, number HAVING count(*) > 1)`,
  maximaExceeded: `SELECT count(*) AS value FROM (
    SELECT 1 FROM tickets JOIN draws ON draws.id = draw_id
    GROUP BY draw_id, membership_id HAVING count(*) > ticket_maximum)`,
  approvedPaymentsNotBooked: `SELECT count(*) AS value FROM payments WHERE status = 'approved' AND amount <> (
    SELECT coalesce(sum(amount), 0) FROM entries WHERE payment_id = payments.id)`,
  unapprovedPaymentsBooked: `SELECT count(*) AS value FROM entries JOIN payments ON payments.id = payment_id
    WHERE status <> 'approved'`,
};

export interface LedgerReport {
  readonly sound: boolean;
  readonly broken: Readonly<Record<keyof typeof invariants, number>>;
  readonly entries: number;
  readonly tickets: number;
}

export function auditLedger({ database }: Sandbox): LedgerReport {
  const counts = Object.entries(invariants).map(
    ([invariant, sql]) => [invariant, database.number(sql)] as const,
  );
  return {
    sound: counts.every(([, count]) => count === 0),
    broken: Object.fromEntries(counts) as LedgerReport['broken'],
    entries: database.number('SELECT count(*) AS value FROM entries'),
    tickets: database.number('SELECT count(*) AS value FROM tickets'),
  };
}
