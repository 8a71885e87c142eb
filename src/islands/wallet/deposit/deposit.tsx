import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { minimumAmountPence, quickAmountsPence } from '../../../lib/config.ts';
import { formatPence, parsePaymentAmount, toAmountText } from '../../../lib/format/money.ts';
import { topUpAmount } from '../../../lib/orders/top-up.ts';
import { clearFromTab } from '../../../lib/storage/scoped-storage.ts';
import { depositForm } from '../../../lib/wallet/forms.ts';
import { createLazyAction } from '../../../stores/data/lazy-action.ts';
import { $member } from '../../../stores/member/member.ts';
import { $topUp, type TopUp } from '../../../stores/orders/trusted-link.ts';
import { SaferPlayLinks } from '../../shared/safer-play-links.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { AmountField } from '../../ui/form/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useFieldValue, useSetFieldValue } from '../../ui/form/form-store.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Page } from '../../ui/page.tsx';
import { AmountSummary } from '../amount-summary.tsx';

/** Amounts to pick instead of typing them. None is picked beforehand. */
export function QuickAmounts({ name }: { readonly name: string }) {
  const chosen = parsePaymentAmount(String(useFieldValue(name)));
  const setFieldValue = useSetFieldValue();
  return (
    <fieldset className="field">
      <legend className="field-label">Quick amounts</legend>
      <div className="quick-amounts">
        {quickAmountsPence.map((pence) => (
          <Button
            key={pence}
            variant={pence === chosen ? 'primary' : 'secondary'}
            aria-pressed={pence === chosen}
            onClick={() => setFieldValue(name, String(pence / 100))}
          >
            £{pence / 100}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

interface DepositPurposeNoteProps {
  /** Says what is wanted, if anything is. */
  readonly wanted: ReactNode;
  /** Pence that are missing, which the amount was filled in for. */
  readonly short: number | undefined;
}

/** What the amount that stands in the form is for, and why it is more than what is missing where it is. */
export function DepositPurposeNote({ wanted, short }: DepositPurposeNoteProps) {
  const isRaised = short !== undefined && short < minimumAmountPence;
  if (!wanted && !isRaised) return null;
  return (
    <div className="flow-small">
      {wanted}
      {isRaised && (
        <p className="muted small">
          This is more than is missing: the least that can be deposited is {formatPence(minimumAmountPence)}.
        </p>
      )}
    </div>
  );
}

const loadFooter = () => import('./deposit-footer.tsx');
const DepositFooter = lazyComponent(loadFooter);
const DepositPurposeName = lazyComponent(async () => ({ default: (await loadFooter()).DepositPurposeName }));
const $deposit = createLazyAction('deposit', async () => (await loadFooter()).depositFromForm);

/** Deposit: an amount, typed, picked or wished for elsewhere, and on to the payment page. */
export default function Deposit() {
  const topUp = useStore($topUp);
  const typed = useRef('');
  // The wish goes a moment before the screen does. One that is known late fills in nothing over what was typed.
  const last = useRef(topUp);
  if (typed.current === '') last.current = topUp ?? last.current;
  return (
    <Page>
      <div className="flow">
        <section className="card flow form-wide">
          <div className="flow-small">
            <h2>Deposit Funds</h2>
            <p className="muted">Deposits are typically immediate but may take up to 24 hours.</p>
          </div>
          <Fields
            key={last.current?.short}
            short={last.current?.short}
            wanted={(topUp ?? last.current)?.wanted}
            typed={typed}
          />
        </section>
        <SaferPlayLinks />
      </div>
    </Page>
  );
}

interface FieldsProps extends TopUp {
  /** Tells what stands in the form. */
  readonly typed: RefObject<string>;
}

/** The form, which starts with what is missing, however it was left before. */
function Fields({ short, wanted, typed }: FieldsProps) {
  const first = short === undefined ? '' : toAmountText(topUpAmount(short));
  useLayoutEffect(() => {
    if (first) clearFromTab($deposit.get().operation);
  }, [first]);
  return (
    <Form
      form={depositForm}
      defaults={{ amount: first }}
      action={useStore($deposit)}
      footer={
        <Suspense>
          <DepositFooter initialAmount={first} />
        </Suspense>
      }
      submitLabel="Deposit"
      pendingLabel="Opening the payment page …"
    >
      <DepositPurposeNote
        short={short}
        wanted={
          wanted && (
            <Suspense>
              <DepositPurposeName />
            </Suspense>
          )
        }
      />
      <QuickAmounts name="amount" />
      <AmountField name="amount" label="Amount in pounds" />
      <Summary typed={typed} />
    </Form>
  );
}

function Summary({ typed }: Pick<FieldsProps, 'typed'>) {
  typed.current = String(useFieldValue('amount'));
  const amount = parsePaymentAmount(typed.current);
  return <AmountSummary term="You pay" change={amount} balance={useStore($member)?.balance} />;
}
