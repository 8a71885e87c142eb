import { formatPence, parsePaymentAmount, toAmountText } from '../../../lib/format/money.ts';

import { useFieldValue } from '../../ui/form/field-value.ts';
import { AmountField } from '../../ui/form/fields/amount-field.tsx';
import { CheckboxField } from '../../ui/form/fields/checkbox-field.tsx';
import { AmountSummary } from '../amount-summary.tsx';

interface BalanceProps {
  /** Pence. */
  readonly balance: number;
}

/** Whether it is all of the balance that goes out. */
const useIsEntireBalance = () => useFieldValue('entire') === true;

/** The amount, or the tick for all of it. */
export function WithdrawAmount({ balance }: BalanceProps) {
  const entire = useIsEntireBalance();
  return (
    <div className="flow-small">
      <AmountField
        name="amount"
        label="Amount in pounds"
        hint={`You have ${formatPence(balance)}.`}
        fixed={entire ? toAmountText(balance) : undefined}
      />
      <CheckboxField name="entire" label="Withdraw entire balance" />
    </div>
  );
}

/** What becomes of the balance, to stand beside the button. */
export function WithdrawSummary({ balance }: BalanceProps) {
  const typed = parsePaymentAmount(String(useFieldValue('amount')));
  const amount = useIsEntireBalance() ? balance : typed;
  const change = amount === undefined ? undefined : -amount;
  return <AmountSummary term="You withdraw" change={change} balance={balance} />;
}
