import { call } from '../../lib/api/api.ts';
import { loadFurther, readList } from '../../lib/api/pages.ts';
import { forget } from '../../lib/browser/kept.ts';
import { getMember } from '../../lib/contract/member.ts';
import {
  deposit as depositCall,
  listTransactions,
  type Transaction,
  withdraw as withdrawCall,
} from '../../lib/contract/wallet.ts';
import { isWhole, type List } from '../../lib/data/list.ts';
import type { DepositValues, WithdrawValues } from '../../lib/forms/wallet.ts';
import { successes } from '../../lib/messages/successes.ts';
import type { Holdings } from '../../lib/orders/outcome.ts';
import { pathOf } from '../../lib/paths.ts';
import { toAmountText } from '../../lib/text/money.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { createAction } from '../data/action.ts';
import { moneyReads } from '../data/freshness.ts';
import { withInquiry } from '../payments/order.ts';
import { followPayment } from '../payments/payment.ts';
import { $withdrawn, transactionsQuery } from './wallet.ts';

/** The form's values, and the balance (pence) that they are added to, where it is known. */
type DepositInput = DepositValues & { readonly balance?: number | undefined };

const sendDeposit = createAction({
  operation: 'deposit',
  send: async ({ amount, balance }: DepositInput) => {
    const { redirect_url } = await call(depositCall, { payload: { amount: toAmountText(amount) } });
    // What stays of it is kept with the payment, and goes with it.
    forget('deposit');
    await followPayment(redirect_url, {
      operation: 'deposit',
      about: '',
      place: pathOf('deposit'),
      amount,
      before: balance,
    });
    return { kind: 'left' } as const;
  },
  refreshes: moneyReads,
});

export const deposit = withInquiry(sendDeposit, {
  key: '',
  asked: ({ amount }) => ({ kind: 'deposit', amount }),
  before: ({ balance }, seen) => seen ?? { balance },
  look: async () => ({ balance: (await call(getMember, {})).balance }),
  about: () => 'Deposit',
});
$memberKey.listen(deposit.goOn);

/** The form's values, and the balance (pence) that 'entire balance' stands for. */
export type WithdrawInput = WithdrawValues & { readonly balance: number };

function withdrawnOf(values: WithdrawInput): number {
  return values.entire ? values.balance : values.amount;
}

/** True when whatever was booked last stands on the first page. */
function isNewestFirst({ entries, unread }: List<Transaction>): boolean {
  const times = entries.map(({ created_at }) => Date.parse(created_at));
  const descends = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  return unread === 0 && descends && Number(times[0]) > Number(times.at(-1));
}

/** Movements that tell what was booked by what they had not before: all of them, or the newest. */
function holdingsOf(list: List<Transaction>): Holdings {
  return isWhole(list) || isNewestFirst(list) ? { transactions: list.entries } : {};
}

async function lookAtTransactions(): Promise<Holdings> {
  const { readUntil } = await loadFurther();
  return holdingsOf(await readUntil(await readList(listTransactions, {}), isNewestFirst));
}

function knownTransactions(): Holdings {
  const transactions = transactionsQuery.$data.get();
  return transactions ? holdingsOf(transactions) : {};
}

/** Only movements of the same amount are taken for it. */
function movedAs(amount: number, { transactions }: Holdings): Holdings {
  return { transactions: transactions?.filter((movement) => movement.amount === -amount) };
}

const sendWithdrawal = createAction({
  operation: 'withdraw',
  send: async (values: WithdrawInput) => {
    $withdrawn.set(true);
    await call(withdrawCall, {
      payload: {
        amount: toAmountText(withdrawnOf(values)),
        address1: values.address1,
        address2: values.address2,
        city: values.city,
        county: values.county,
        postcode: values.postcode,
        phone_number: values.phoneNumber,
        bank_name: values.bankName,
        bank_account: values.accountNumber,
        sortcode: values.sortCode,
      },
    });
    return undefined;
  },
  refreshes: moneyReads,
  onDone: () => showToast({ kind: 'success', ...successes.withdraw() }),
});

export const withdraw = withInquiry(sendWithdrawal, {
  key: '',
  asked: (values) => ({ kind: 'withdrawal', amount: withdrawnOf(values) }),
  before: (values, seen = knownTransactions()) => movedAs(withdrawnOf(values), seen),
  look: lookAtTransactions,
  about: () => 'Withdrawal',
});
$memberKey.listen(withdraw.goOn);
