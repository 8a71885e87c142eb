import { Suspense, useEffect } from 'react';
import type { MemberProfile } from '../../../lib/contract/member.ts';
import type { Action } from '../../../lib/data/action.ts';
import { formatPence, toAmountText } from '../../../lib/format/money.ts';
import { parseAmount } from '../../../lib/forms/amount.ts';
import { spokenSortCodeError, type WithdrawValues, withdrawForm } from '../../../lib/wallet/forms.ts';
import { $member } from '../../../stores/member/member.ts';
import { withdraw } from '../../../stores/wallet/withdrawal.ts';
import { CheckboxField } from '../../ui/form/fields/checkbox-field.tsx';
import { AmountField, CodeField, TextField } from '../../ui/form/fields/text-field.tsx';
import { Form, formClass } from '../../ui/form/form.tsx';
import { useFieldValue, useSetFieldValue } from '../../ui/form/form-context.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { AmountSummary } from '../amount-summary.tsx';
import { EntireBalanceLink } from './entire-balance-link.tsx';

interface BalanceProps {
  /** Pence; undefined while unknown. */
  readonly balance: number | undefined;
}

const useIsEntireBalance = () => useFieldValue('entire') === true;

function WithdrawAmount({ balance }: BalanceProps) {
  const isEntireBalance = useIsEntireBalance();
  const setFieldValue = useSetFieldValue();
  const isTickedInVain = isEntireBalance && balance === undefined;
  useEffect(() => {
    if (isTickedInVain) setFieldValue('entire', false);
  }, [isTickedInVain, setFieldValue]);
  return (
    <div className="space-y-2">
      <AmountField
        name="amount"
        label="Amount in pounds"
        hint={balance === undefined ? undefined : `You have ${formatPence(balance)}.`}
        fixed={isEntireBalance && balance !== undefined ? toAmountText(balance) : undefined}
      />
      {balance !== undefined && <CheckboxField name="entire" label="Withdraw entire balance" />}
    </div>
  );
}

function WithdrawSummary({ balance }: BalanceProps) {
  const typedAmount = parseAmount(String(useFieldValue('amount')));
  const amount = useIsEntireBalance() ? balance : typedAmount;
  const change = amount === undefined ? undefined : -amount;
  return <AmountSummary term="You withdraw" change={change} balance={balance} />;
}

/** Lazy, because the tables of the banks are large and nothing needs them before a number is typed. */
const BankAccountCheck = lazyComponent(() => import('./bank-account-check.tsx'));

/** 'Entire balance' means the last loaded balance, which the form shows. Without one, the field is not offered. */
const withdrawFromForm: Action<WithdrawValues, unknown> = {
  ...withdraw,
  run: async (values) => {
    const balance = $member.get()?.balance;
    if (!values.entire) return withdraw.run(values);
    return balance === undefined ? { kind: 'ignored' } : withdraw.run({ ...values, balance });
  },
};

const serverFields = { bank_account: 'accountNumber', sortcode: 'sortCode' } as const;

interface WithdrawFormProps {
  readonly member: MemberProfile;
  readonly onDone: () => void;
  /** True while the outcome of a withdrawal is open. What was typed stays. */
  readonly hidden: boolean;
}

/** Prefilled with the profile's address. */
export function WithdrawForm({ member, onDone, hidden }: WithdrawFormProps) {
  const { address1, address2, city, county, postcode, phone_number: phoneNumber, balance } = member;
  return (
    <Form
      hasColumns
      form={withdrawForm}
      defaults={{ address1, address2, city, county, postcode, phoneNumber }}
      action={withdrawFromForm}
      onDone={onDone}
      serverFields={serverFields}
      submitLabel="Withdraw"
      pendingLabel="Sending…"
      hidden={hidden}
    >
      <EntireBalanceLink />
      <div className={formClass}>
        <WithdrawAmount balance={balance} />
        <BankFields />
      </div>
      <AddressFields />
      <WithdrawSummary balance={balance} />
    </Form>
  );
}

/** The legend has the part's line: engines disagree on a fieldset's border and padding beside a legend. */
const partClass = {
  fieldset: 'grid min-w-0 gap-5',
  legend: 'mb-5 w-full border-base-300 border-t pt-5 font-[650] text-lg',
} as const;

const pairsClass = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4';

function BankFields() {
  const hasNumber = useFieldValue('accountNumber') !== '';
  return (
    <fieldset className={partClass.fieldset}>
      <legend className={partClass.legend}>Bank account</legend>
      <TextField name="bankName" label="Bank name" autoComplete="off" />
      <div className={pairsClass}>
        <CodeField name="accountNumber" label="Account number" hint="8 digits." inputMode="numeric" />
        <CodeField
          name="sortCode"
          label="Sort code"
          hint="6 digits, such as 12-34-56."
          formatSpokenError={spokenSortCodeError}
          inputMode="numeric"
        />
      </div>
      {hasNumber && (
        <Suspense>
          <BankAccountCheck />
        </Suspense>
      )}
    </fieldset>
  );
}

function AddressFields() {
  return (
    <fieldset className={partClass.fieldset}>
      <legend className={`${partClass.legend} @min-[46rem]/page:border-0 @min-[46rem]/page:pt-0`}>
        Your address
      </legend>
      <TextField name="address1" label="Address line 1" autoComplete="address-line1" />
      <TextField name="address2" label="Address line 2 (optional)" autoComplete="address-line2" />
      <div className={pairsClass}>
        <TextField name="city" label="City" autoComplete="address-level2" />
        <TextField name="county" label="County" autoComplete="address-level1" />
        <CodeField name="postcode" label="Postcode" autoComplete="postal-code" />
        <TextField name="phoneNumber" label="Phone number" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </fieldset>
  );
}
