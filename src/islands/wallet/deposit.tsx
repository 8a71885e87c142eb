import { useStore } from '@nanostores/react';
import { amountPence, depositForm } from '../../lib/forms/wallet.ts';
import { $member } from '../../stores/member.ts';
import { deposit } from '../../stores/wallet-orders.ts';
import { AmountField } from '../ui/form/amount-field.tsx';
import { useFieldValue } from '../ui/form/field-value.ts';
import { Form } from '../ui/form/form.tsx';
import { GamblingMark } from '../ui/gambling-mark.tsx';
import { Page } from '../ui/page.tsx';
import { AmountSummary } from './amount-summary.tsx';
import { QuickAmounts } from './quick-amounts.tsx';

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
            action={deposit}
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

function Summary() {
  const amount = amountPence(String(useFieldValue('amount')));
  return <AmountSummary term="You pay" change={amount} balance={useStore($member)?.balance} />;
}
