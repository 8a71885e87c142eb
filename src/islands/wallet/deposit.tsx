import { useStore } from '@nanostores/react';
import { type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { minimumAmountPence, quickAmountsPence } from '../../lib/config.ts';
import { formatPence, toAmountText } from '../../lib/format/money.ts';
import { parseAmount } from '../../lib/forms/amount.ts';
import { topUpAmount } from '../../lib/orders/top-up.ts';
import { discardDraft } from '../../lib/storage/scoped-storage.ts';
import { depositForm } from '../../lib/wallet/deposit-form.ts';
import { $pause } from '../../stores/app/pause.ts';
import { $member } from '../../stores/member/member.ts';
import { $topUp, type TopUp } from '../../stores/orders/orders.ts';
import { deposit } from '../../stores/wallet/deposit.ts';
import { PauseNotice } from '../orders/lazy-pause.tsx';
import { UnansweredOrder, UnfinishedPayments } from '../orders/orders.tsx';
import { useUnanswered } from '../orders/use-unanswered.ts';
import { PhoneSaferPlayLinks } from '../shared/safer-play-links.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { fieldClass } from '../ui/form/fields/field-class.ts';
import { AmountField } from '../ui/form/fields/text-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { useFieldValue, useSetFieldValue } from '../ui/form/form-context.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { AmountSummary } from './amount-summary.tsx';

/** No amount is preselected. */
function QuickAmounts() {
  const chosen = parseAmount(String(useFieldValue('amount')));
  const setFieldValue = useSetFieldValue();
  return (
    <fieldset className={fieldClass.root}>
      <legend className={`${fieldClass.label} mb-1.5`}>Quick amounts</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
        {quickAmountsPence.map((pence) => (
          <Button
            key={pence}
            className="px-2 tabular-nums"
            variant={pence === chosen ? 'primary' : 'secondary'}
            aria-pressed={pence === chosen}
            onClick={() => setFieldValue('amount', String(pence / 100))}
          >
            {`£${pence / 100}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the purpose of the deposit, and the minimum if the shortfall, in pence, is below it. */
function DepositPurposeNote({ purpose, shortfall }: TopUp) {
  const isMinimumApplied = shortfall !== undefined && shortfall < minimumAmountPence;
  if (!purpose && !isMinimumApplied) return null;
  return (
    <div className="space-y-2">
      {purpose && (
        <Suspense>
          <DepositPurposeName />
        </Suspense>
      )}
      {isMinimumApplied && (
        <p className="text-muted">{`The smallest deposit is ${formatPence(minimumAmountPence)}.`}</p>
      )}
    </div>
  );
}

const loadFooter = () => import('./deposit-footer.tsx');

const DepositFooter = lazyComponent(async () => (await loadFooter()).DepositFooter);
const DepositPurposeName = lazyComponent(async () => (await loadFooter()).DepositPurposeName);

/** A top-up link prefills the amount. */
export default function Deposit() {
  const topUp = useStore($topUp);
  const isPaused = useStore($pause) !== undefined;
  const unanswered = useUnanswered(deposit);
  const isLeaving = useStore(deposit.$pending);
  const typed = useRef('');
  // The top-up clears before the unmount. A late top-up never overwrites a typed amount.
  const lastTopUp = useRef(topUp);
  if (typed.current === '') lastTopUp.current = topUp ?? lastTopUp.current;
  return (
    <Page>
      <div className="space-y-4">
        <section className={`${cardClass.padded} space-y-4`}>
          <div className="space-y-2">
            <h2>Deposit Funds</h2>
            <p className="text-muted">Deposits are typically immediate but may take up to 24 hours.</p>
          </div>
          {unanswered && (
            <UnansweredOrder
              {...unanswered}
              onTryAgain={isPaused ? undefined : (order) => deposit.tryAgain(order, { amount: order.amount })}
            />
          )}
          {/* Before the form, so that nobody pays twice. */}
          {!isLeaving && <UnfinishedPayments only={{ operations: ['deposit'], subjectId: '' }} />}
          {isPaused ? (
            <Suspense fallback={<Skeleton shape="panel" />}>
              <PauseNotice />
            </Suspense>
          ) : (
            <Fields
              key={lastTopUp.current?.shortfall}
              shortfall={lastTopUp.current?.shortfall}
              purpose={(topUp ?? lastTopUp.current)?.purpose}
              typed={typed}
              hidden={unanswered !== undefined}
            />
          )}
        </section>
        <PhoneSaferPlayLinks />
      </div>
    </Page>
  );
}

interface FieldsProps extends TopUp {
  /** True while the outcome of a deposit is unknown. Keeps what was typed. */
  readonly hidden: boolean;
  readonly typed: RefObject<string>;
}

/** A shortfall replaces the saved draft. */
function Fields({ shortfall, purpose, typed, hidden }: FieldsProps) {
  const initialAmount = shortfall === undefined ? '' : toAmountText(topUpAmount(shortfall));
  useLayoutEffect(() => {
    if (initialAmount) discardDraft(deposit.operation);
  }, [initialAmount]);
  return (
    <Form
      hasColumns
      form={depositForm}
      defaults={{ amount: initialAmount }}
      action={deposit}
      hidden={hidden}
      footer={
        <Suspense>
          <DepositFooter />
        </Suspense>
      }
      submitLabel="Deposit"
      pendingLabel="Opening payment page…"
    >
      <DepositPurposeNote shortfall={shortfall} purpose={purpose} />
      <QuickAmounts />
      <AmountField name="amount" label="Amount in pounds" />
      <Summary typed={typed} />
    </Form>
  );
}

function Summary({ typed }: Pick<FieldsProps, 'typed'>) {
  typed.current = String(useFieldValue('amount'));
  const amount = parseAmount(typed.current);
  return <AmountSummary term="You pay" change={amount} balance={useStore($member)?.balance} />;
}
