import type { ReactNode } from 'react';
import { amountPence } from '../../lib/forms/wallet.ts';
import { formatPence, toAmountText } from '../../lib/money.ts';
import { AmountField } from '../ui/form/amount-field.tsx';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { useFieldValue } from '../ui/form/field-value.ts';
import { AmountSummary } from './amount-summary.tsx';

interface WithdrawAmountProps {
  /** Pence. */
  readonly balance: number;
  /** What stands between the amount and its summary at the end. */
  readonly children: ReactNode;
}

/** The amount or the tick for all of it, and, beside the button, what becomes of the balance. */
export function WithdrawAmount({ balance, children }: WithdrawAmountProps) {
  const entire = useFieldValue('entire') === true;
  const typed = amountPence(String(useFieldValue('amount')));
  const amount = entire ? balance : typed;
  return (
    <>
      <div className="flow-small form-head">
        <AmountField
          name="amount"
          label="Amount in pounds"
          hint={`You have ${formatPence(balance)}.`}
          fixed={entire ? toAmountText(balance) : undefined}
        />
        <CheckboxField name="entire" label="Withdraw entire balance" />
      </div>
      {children}
      <AmountSummary
        term="You withdraw"
        change={amount === undefined ? undefined : -amount}
        balance={balance}
      />
    </>
  );
}
