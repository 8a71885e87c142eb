import { randomInt } from 'node:crypto';
import { formatPence, toAmountText } from '../../src/lib/format/money.ts';
import { findDraw, sellTickets } from '../draws/purchase.ts';
import { notify } from '../handlers/notifications.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Member } from '../identity/members.ts';
import { siteOrigin } from '../identity/tenants.ts';
import { randomToken } from '../identity/tokens.ts';
import type { Sandbox } from '../sandbox.ts';
import { addEntry } from './ledger.ts';

export type PaymentPurpose =
  | { readonly kind: 'deposit' }
  | { readonly kind: 'tickets'; readonly drawId: number; readonly count: number }
  | {
      readonly kind: 'subscription';
      readonly drawId: number;
      readonly count: number;
      readonly subscriptionId: number;
    };

export interface Payment {
  readonly id: string;
  readonly membershipId: number;
  readonly club: string;
  readonly amount: number;
  readonly purpose: PaymentPurpose['kind'];
  readonly drawId: number | null;
  readonly count: number | null;
  readonly subscriptionId: number | null;
  readonly lotteryId: number | null;
  readonly reference: string;
  readonly status: 'pending' | 'approved' | 'declined';
  readonly problem: string | null;
}

const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function createReference(): string {
  const letters = Array.from({ length: 10 }, () => referenceLetters[randomInt(referenceLetters.length)]);
  return `PX-${letters.join('')}`;
}

/**
 * Opens a payment at the hosted page; the ledger changes only on approval.
 * @param amount pence
 * @returns URL of the hosted page
 */
export function openPayment(
  { database, clock }: Sandbox,
  origin: string,
  member: Member,
  amount: number,
  purpose: PaymentPurpose,
): string {
  const id = randomToken();
  database.run(
    `INSERT INTO payments (id, membership_id, amount, purpose, draw_id, ticket_count, subscription_id, reference,
       status, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?)`,
    id,
    member.id,
    amount,
    purpose.kind,
    purpose.kind === 'deposit' ? null : purpose.drawId,
    purpose.kind === 'deposit' ? null : purpose.count,
    purpose.kind === 'subscription' ? purpose.subscriptionId : null,
    createReference(),
    clock.now(),
  );
  return `${origin}/pay/${id}`;
}

export function findPayment({ database }: Sandbox, id: string): Payment | undefined {
  return database.one(
    `SELECT payments.id, membership_id AS membershipId, memberships.club, amount, purpose, draw_id AS drawId,
       ticket_count AS count, subscription_id AS subscriptionId, lottery_id AS lotteryId, reference,
       payments.status, problem
     FROM payments JOIN memberships ON memberships.id = membership_id LEFT JOIN draws ON draws.id = draw_id
     WHERE payments.id = ?`,
    id,
  );
}

/** @throws {Refusal} 400 for a subscription that was paid meanwhile */
function activate({ database }: Sandbox, subscriptionId: number): void {
  const sql = "UPDATE subscriptions SET status = 'active' WHERE id = ? AND status = 'payment'";
  if (database.run(sql, subscriptionId).changes === 0) refuse("You've already paid for this subscription.");
}

function buyPaidTickets(sandbox: Sandbox, { membershipId, drawId, count, subscriptionId }: Payment): void {
  const draw = drawId === null ? undefined : findDraw(sandbox, drawId);
  if (!draw || count === null) return;
  if (subscriptionId === null) {
    sellTickets(sandbox, { draw, membershipId, count });
    return;
  }
  activate(sandbox, subscriptionId);
  sellTickets(sandbox, { draw, membershipId, count, subscriptionId });
}

function fulfil(sandbox: Sandbox, payment: Payment): string | null {
  try {
    sandbox.database.savepoint(() => buyPaidTickets(sandbox, payment));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { detail } = error.body;
    return `${detail} We've added ${formatPence(payment.amount)} to your wallet instead.`;
  }
}

function book(sandbox: Sandbox, payment: Payment): void {
  const { id, membershipId, amount, reference } = payment;
  const narrative = payment.purpose === 'deposit' ? `Deposit ${reference}` : `Card payment ${reference}`;
  addEntry(sandbox, { membershipId, amount, kind: 'deposit', narrative, paymentId: id });
  if (payment.purpose !== 'deposit') return;
  notify(sandbox, membershipId, 'Deposit received', `We've added ${formatPence(amount)} to your wallet.`);
}

/** Settles a payment. Only the first decision counts. @returns the payment after the decision */
export function settlePayment(
  sandbox: Sandbox,
  payment: Payment,
  decision: 'approved' | 'declined',
): Payment {
  return sandbox.database.transaction(() => {
    const sql = "UPDATE payments SET status = ? WHERE id = ? AND status = 'pending'";
    const { changes } = sandbox.database.run(sql, decision, payment.id);
    if (changes === 1 && decision === 'approved') {
      book(sandbox, payment);
      const problem = fulfil(sandbox, payment);
      sandbox.database.run('UPDATE payments SET problem = ? WHERE id = ?', problem, payment.id);
    }
    return findPayment(sandbox, payment.id) ?? payment;
  });
}

export function callbackUrl({ sitePort }: Sandbox, payment: Payment): string {
  const url = new URL('/callback', siteOrigin(payment.club, sitePort));
  const error = payment.status === 'declined' ? 'The payment was declined.' : payment.problem;
  if (error) {
    url.searchParams.set('error', error);
    return url.href;
  }
  if (payment.lotteryId !== null) url.searchParams.set('lottery', String(payment.lotteryId));
  url.searchParams.set('amount', toAmountText(payment.amount));
  url.searchParams.set('reference', payment.reference);
  return url.href;
}
