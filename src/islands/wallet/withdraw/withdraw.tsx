import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { minimumAmountPence, withdrawRedirectMs } from '../../../lib/config.ts';
import type { MemberProfile } from '../../../lib/contract/member.ts';
import type { Action } from '../../../lib/data/action.ts';
import { formatPence, toAmountText } from '../../../lib/format/money.ts';
import { parseAmount } from '../../../lib/forms/amount.ts';
import { getPath } from '../../../lib/paths.ts';
import { spokenSortCodeError, type WithdrawValues, withdrawForm } from '../../../lib/wallet/withdraw-form.ts';
import { $pause } from '../../../stores/app/pause.ts';
import { back } from '../../../stores/app/router.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import { $trustedSearch } from '../../../stores/orders/orders.ts';
import { withdraw } from '../../../stores/wallet/withdrawal.ts';
import { UnansweredOrder } from '../../orders/orders.tsx';
import { useUnanswered } from '../../orders/use-unanswered.ts';
import { PhoneSaferPlayLinks } from '../../shared/safer-play-links.tsx';
import { cardClass } from '../../ui/content/surface.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useFocusOnMount } from '../../ui/focus/focus-target.ts';
import { CheckboxField } from '../../ui/form/fields/field.tsx';
import { AmountField, CodeField, TextField } from '../../ui/form/fields/text-field.tsx';
import { Form, formClass } from '../../ui/form/form.tsx';
import { useFieldValue, useSetFieldValue } from '../../ui/form/form-context.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Alert } from '../../ui/messages/alert.tsx';
import { pauseAnnouncements } from '../../ui/messages/announce.ts';
import { Page } from '../../ui/page.tsx';
import { AmountSummary } from '../amount-summary.tsx';

export default function Withdraw() {
  const [sent, setSent] = useState(false);
  const unanswered = useUnanswered(withdraw);
  const isUnanswered = unanswered !== undefined;
  return (
    <Page>
      <div className="space-y-4">
        <section className={`${cardClass.padded} space-y-4`}>
          <div className="space-y-2">
            <h2>Withdraw Funds</h2>
            <p className="text-muted">Withdrawals take 1-3 business days.</p>
          </div>
          {unanswered && <UnansweredOrder {...unanswered} />}
          {sent ? (
            <SentNotice />
          ) : (
            <Loaded query={memberQuery} needsFreshData skeleton={<Skeleton shape="panel" />}>
              {(member) =>
                member.balance !== undefined && member.balance < minimumAmountPence ? (
                  !isUnanswered && <BalanceTooLow balance={member.balance} />
                ) : (
                  <WithdrawForm member={member} onDone={() => setSent(true)} hidden={isUnanswered} />
                )
              }
            </Loaded>
          )}
        </section>
        <PhoneSaferPlayLinks />
      </div>
    </Page>
  );
}

function BalanceTooLow({ balance }: { readonly balance: number }) {
  const isPaused = useStore($pause) !== undefined;
  return (
    <div className="space-y-4">
      <p>
        You have <strong>{formatPence(balance)}</strong>
        <span>{`. You can withdraw ${formatPence(minimumAmountPence)} or more.`}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {!isPaused && <ButtonLink href={getPath('deposit')}>Deposit</ButtonLink>}
        <ButtonLink href={getPath('wallet')} variant="secondary">
          Back to wallet
        </ButtonLink>
      </div>
    </div>
  );
}

/** Prevents a second submit. */
function SentNotice() {
  useEffect(pauseAnnouncements, []);
  useEffect(() => {
    const timer = setTimeout(() => back('wallet'), withdrawRedirectMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert ref={useFocusOnMount()} tone="success">
      Taking you back…
    </Alert>
  );
}

const useIsEntireBalance = () => useFieldValue('entire') === true;

/** @param props `balance` is in pence; undefined while unknown */
function WithdrawAmount({ balance }: Pick<MemberProfile, 'balance'>) {
  const isEntireBalance = useIsEntireBalance();
  const setFieldValue = useSetFieldValue();
  const tick = useEffectEvent(() => setFieldValue('entire', true));
  // The member followed the app's own link to withdraw the entire balance.
  const isEntireWanted = useStore($trustedSearch)?.entire === 'true';
  useEffect(() => {
    if (isEntireWanted) tick();
  }, [isEntireWanted]);
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

function WithdrawSummary({ balance }: Pick<MemberProfile, 'balance'>) {
  const typedAmount = parseAmount(String(useFieldValue('amount')));
  const amount = useIsEntireBalance() ? balance : typedAmount;
  const change = amount === undefined ? undefined : -amount;
  return <AmountSummary term="You withdraw" change={change} balance={balance} />;
}

/** Lazy, because the bank tables are large and unused until a number is typed. */
const BankAccountCheck = lazyComponent(
  async () => (await import('./bank-account-check.tsx')).BankAccountCheck,
);

/** Sends the balance that the form shows as the entire balance. Without a balance, the form has no such field. */
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
  /** True while the outcome of a withdrawal is unknown. Keeps what was typed. */
  readonly hidden: boolean;
}

function WithdrawForm({ member, onDone, hidden }: WithdrawFormProps) {
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
      <div className={formClass}>
        <WithdrawAmount balance={balance} />
        <BankFields />
      </div>
      <AddressFields />
      <WithdrawSummary balance={balance} />
    </Form>
  );
}

/** The legend has the border, because browsers render a fieldset's border and padding beside a legend differently. */
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
          hint="6 digits, like 12-34-56."
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
