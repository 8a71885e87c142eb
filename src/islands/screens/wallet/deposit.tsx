import { useStore } from '@nanostores/react';
import type { Action } from '../../../lib/data/async.ts';
import { amountPence, type DepositValues, depositForm } from '../../../lib/forms/wallet.ts';
import type { LeftPayment } from '../../../lib/orders/left-payment.ts';
import { pathOf } from '../../../lib/paths.ts';
import { toAmountText } from '../../../lib/text/money.ts';
import { $member } from '../../../stores/member/member.ts';
import { deposit } from '../../../stores/wallet/wallet-orders.ts';
import { OrderNews } from '../../parts/order-news.tsx';
import { PaymentLeft } from '../../parts/payment-left.tsx';
import { AmountField } from '../../ui/form/fields/amount-field.tsx';
import { useFieldValue, useSetFieldValue } from '../../ui/form/fields/field-value.ts';
import { Form } from '../../ui/form/form.tsx';
import { GamblingMark } from '../../ui/marks/gambling-mark.tsx';
import { Page } from '../../ui/page.tsx';
import { AmountSummary } from './amount-summary.tsx';
import { QuickAmounts } from './quick-amounts.tsx';

const depositFromForm: Action<DepositValues, unknown> = {
  ...deposit,
  run: (values) => deposit.run({ ...values, balance: $member.get()?.balance }),
};

/** Deposit: an amount, typed or picked, and on to the payment page. */
export default function Deposit() {
  return (
    <Page>
      <div className="flow">
        <section className="card flow form-wide">
          <div className="flow-small">
            <h2>Deposit Funds</h2>
            <p className="muted">Deposits are typically immediate but may take up to 24 hours.</p>
          </div>
          <Form
            form={depositForm}
            action={depositFromForm}
            footer={
              <>
                <OrderNews order={deposit} againLabel="OK" />
                <Left />
              </>
            }
            submitLabel="Deposit"
            pendingLabel="Opening the payment page …"
          >
            <QuickAmounts name="amount" />
            <AmountField name="amount" label="Amount in pounds" />
            <Summary />
          </Form>
        </section>
        <GamblingMark />
      </div>
    </Page>
  );
}

/** Who comes back without having paid finds the amount as it was. */
function Left() {
  const typed = useFieldValue('amount');
  const setFieldValue = useSetFieldValue();
  const restore = ({ amount }: LeftPayment) => {
    if (typed === '') setFieldValue('amount', toAmountText(amount));
  };
  return (
    <PaymentLeft place={pathOf('deposit')} about="" now={useStore($member)?.balance} onRestore={restore} />
  );
}

function Summary() {
  const amount = amountPence(String(useFieldValue('amount')));
  return <AmountSummary term="You pay" change={amount} balance={useStore($member)?.balance} />;
}
