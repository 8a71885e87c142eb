import { useStore } from '@nanostores/react';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { forget } from '../../../../lib/browser/kept.ts';
import type { Action } from '../../../../lib/data/async.ts';
import { amountPence } from '../../../../lib/forms/amount.ts';
import { type DepositValues, depositForm } from '../../../../lib/forms/wallet.ts';
import type { LeftPayment } from '../../../../lib/orders/left-payment.ts';
import { topUpOf } from '../../../../lib/orders/top-up.ts';
import { pathOf } from '../../../../lib/paths.ts';
import { toAmountText } from '../../../../lib/text/money.ts';
import { $namedWanted, $topUp } from '../../../../stores/draws/wanted-draw.ts';
import { $member } from '../../../../stores/member/member.ts';
import { deposit } from '../../../../stores/wallet/deposit-order.ts';
import { OrderNews } from '../../../parts/order-news.tsx';
import { PaymentLeft } from '../../../parts/payment-left.tsx';
import type { ReminderProps } from '../../../parts/reminder.tsx';
import { AmountField } from '../../../ui/form/fields/amount-field.tsx';
import { useFieldValue, useSetFieldValue } from '../../../ui/form/fields/field-value.ts';
import { Form } from '../../../ui/form/form.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { GamblingMark } from '../../../ui/marks/gambling-mark.tsx';
import { Page } from '../../../ui/page.tsx';
import { AmountSummary } from '../amount-summary.tsx';
import { DepositFor } from './deposit-for.tsx';
import { QuickAmounts } from './quick-amounts.tsx';

const Reminder = lazyPart<ReminderProps>(() => import('../../../parts/reminder.tsx'));

const depositFromForm: Action<DepositValues, unknown> = {
  ...deposit,
  run: (values) => deposit.run({ ...values, balance: $member.get()?.balance, wanted: $namedWanted.get() }),
};

/** Deposit: an amount, typed, picked or brought along in the address, and on to the payment page. */
export default function Deposit() {
  const topUp = useStore($topUp);
  // The address goes a moment before the screen does.
  const last = useRef(topUp);
  last.current = topUp ?? last.current;
  const short = last.current?.short;
  return (
    <Page>
      <div className="flow">
        <section className="card flow form-wide">
          <div className="flow-small">
            <h2>Deposit Funds</h2>
            <p className="muted">Deposits are typically immediate but may take up to 24 hours.</p>
          </div>
          <Fields key={short} short={short} />
        </section>
        <GamblingMark />
      </div>
    </Page>
  );
}

/** The form, which starts with what is missing, however it was left before. */
function Fields({ short }: { readonly short: number | undefined }) {
  const first = short === undefined ? '' : toAmountText(topUpOf(short));
  useLayoutEffect(() => {
    if (first) forget(deposit.operation);
  }, [first]);
  return (
    <Form
      form={depositForm}
      defaults={{ amount: first }}
      action={depositFromForm}
      footer={
        <>
          <Passing />
          <OrderNews order={deposit} againLabel="OK" />
          <Left first={first} />
        </>
      }
      submitLabel="Deposit"
      pendingLabel="Opening the payment page …"
    >
      <DepositFor wanted={useStore($namedWanted)} short={short} />
      <QuickAmounts name="amount" />
      <AmountField name="amount" label="Amount in pounds" />
      <Summary />
    </Form>
  );
}

/** Who comes back without having paid finds the amount as it was. */
function Left({ first }: { readonly first: string }) {
  const typed = useFieldValue('amount');
  const setFieldValue = useSetFieldValue();
  const restore = ({ amount }: LeftPayment) => {
    if (typed === first) setFieldValue('amount', toAmountText(amount));
  };
  return (
    <PaymentLeft place={pathOf('deposit')} about="" now={useStore($member)?.balance} onRestore={restore} />
  );
}

function useAmount(): number | undefined {
  return amountPence(String(useFieldValue('amount')));
}

/** Below the button, where it moves nothing. */
function Passing() {
  const amount = useAmount();
  return (
    <Suspense>
      <Reminder way="in" pence={amount} />
    </Suspense>
  );
}

function Summary() {
  const amount = useAmount();
  return <AmountSummary term="You pay" change={amount} balance={useStore($member)?.balance} />;
}
