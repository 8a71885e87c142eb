/** What the deposit's form is drawn without: what sends it, what follows it, and the name of what it is for. */
import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import type { Action } from '../../../lib/data/query.ts';
import { parsePaymentAmount, toAmountText } from '../../../lib/format/money.ts';

import type { UnfinishedPayment } from '../../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../../lib/paths.ts';
import type { DepositValues } from '../../../lib/wallet/forms.ts';
import { $member } from '../../../stores/member/member.ts';
import { $namedDepositPurpose, deposit } from '../../../stores/wallet/deposit.ts';

import { OrderStatusPanel, UnfinishedPaymentNotice } from '../../shared/order-status.tsx';

import type { ReminderNoteProps } from '../../shared/reminder-note.tsx';
import { useFieldValue, useSetFieldValue } from '../../ui/form/form-store.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const Reminder = lazyComponent<ReminderNoteProps>(() => import('../../shared/reminder-note.tsx'));

export const depositFromForm: Action<DepositValues, unknown> = {
  ...deposit,
  run: (values) =>
    deposit.run({ ...values, balance: $member.get()?.balance, wanted: $namedDepositPurpose.get() }),
};

/** What is wanted, once the API has said how that is called. */
export function DepositPurposeName() {
  const wanted = useStore($namedDepositPurpose);
  return (
    wanted && (
      <p>
        For <strong>{wanted.name}</strong>
      </p>
    )
  );
}

/** Below the button, where it moves nothing. */
function ReminderWarningNote() {
  const amount = parsePaymentAmount(String(useFieldValue('amount')));
  return (
    <Suspense>
      <Reminder direction="in" pence={amount} />
    </Suspense>
  );
}

interface DepositFooterProps {
  /** What the amount was at first. */
  readonly initialAmount: string;
}

/** Who comes back without having paid finds the amount as it was. */
function UnfinishedDeposit({ initialAmount }: DepositFooterProps) {
  const typed = useFieldValue('amount');
  const setFieldValue = useSetFieldValue();
  const restore = ({ amount }: UnfinishedPayment) => {
    if (typed === initialAmount) setFieldValue('amount', toAmountText(amount));
  };
  return (
    <UnfinishedPaymentNotice
      screenPath={getPath('deposit')}
      subjectId=""
      currentAmount={useStore($member)?.balance}
      onRestore={restore}
    />
  );
}

/** A reminder that would be passed, what became of the deposit, and one that was begun and left. */
export default function DepositFooter({ initialAmount }: DepositFooterProps) {
  return (
    <>
      <ReminderWarningNote />
      <OrderStatusPanel order={deposit} />
      <UnfinishedDeposit initialAmount={initialAmount} />
    </>
  );
}
