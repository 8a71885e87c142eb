import { minimumAmountPence } from '../../src/lib/config.ts';
import { parsePence, toAmountText } from '../../src/lib/format/money.ts';
import type { HandlerOf } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import { checkPhoneNumber, checkText } from '../http/validation.ts';
import { toIso } from '../storage/clock.ts';
import { addEntry, balanceOf } from '../wallet/ledger.ts';
import { openPayment } from '../wallet/payments.ts';

const maxDepositPence = 10_000_00;
const accountPattern = /^\d{8}$/;
const sortCodePattern = /^(\d{2}-\d{2}-\d{2}|\d{6})$/;

interface EntryRow {
  readonly id: number;
  readonly amount: number;
  readonly narrative: string;
  readonly created_at: number;
}

export const listTransactions: HandlerOf<'listTransactions'> = ({ sandbox: { database }, member }) => {
  const rows = database.all<EntryRow>(
    `SELECT id, amount, narrative, created_at FROM entries WHERE membership_id = ?
     ORDER BY created_at DESC, id DESC`,
    member.id,
  );
  return {
    results: rows.map((row) => ({
      ...row,
      amount: toAmountText(row.amount),
      created_at: toIso(row.created_at),
    })),
  };
};

function readAmount(text: string): number {
  const pence = parsePence(text) ?? 0;
  if (pence < minimumAmountPence) refuseField('amount', 'Ensure this value is greater than or equal to 1.');
  return pence;
}

export const deposit: HandlerOf<'deposit'> = ({ sandbox, member, payload, origin }) => {
  const amount = readAmount(payload.amount);
  if (amount > maxDepositPence) {
    refuseField('amount', 'Ensure this value is less than or equal to 10000.');
  }
  return { redirect_url: openPayment(sandbox, origin, member, amount, { kind: 'deposit' }) };
};

export const withdraw: HandlerOf<'withdraw'> = ({ sandbox, member, payload }) => {
  for (const field of ['address1', 'city', 'county', 'postcode', 'bank_name'] as const) {
    checkText(field, payload[field]);
  }
  checkPhoneNumber(payload.phone_number);
  if (!accountPattern.test(payload.bank_account)) refuseField('bank_account', 'Enter 8 digits.');
  if (!sortCodePattern.test(payload.sortcode)) refuseField('sortcode', 'Enter 6 digits.');
  const amount = readAmount(payload.amount);
  if (amount > balanceOf(sandbox, member.id))
    refuseField('amount', "You don't have enough money in your wallet.");
  const narrative = `Withdrawal to account ending ${payload.bank_account.slice(-4)}`;
  addEntry(sandbox, { membershipId: member.id, amount: -amount, kind: 'withdrawal', narrative });
  return {};
};
