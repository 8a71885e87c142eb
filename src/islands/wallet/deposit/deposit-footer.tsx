/** What the deposit's form is drawn without: what sends it, what follows it, and the name of what it is for. */
import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import type { Action } from '../../../lib/data/query.ts';
import { amountPence } from '../../../lib/format/amount.ts';
import { toAmountText } from '../../../lib/format/money.ts';
import type { LeftPayment } from '../../../lib/orders/unfinished-payment.ts';
import { pathOf } from '../../../lib/paths.ts';
import type { DepositValues } from '../../../lib/wallet/forms.ts';
import { $member } from '../../../stores/member/member.ts';
import { deposit } from '../../../stores/wallet/deposit.ts';
import { $namedWanted } from '../../../stores/wallet/wanted-draw.ts';
import { OrderNews } from '../../shared/order-status.tsx';
import { PaymentLeft } from '../../shared/payment-left.tsx';
import type { ReminderProps } from '../../shared/reminder-note.tsx';
import { useFieldValue, useSetFieldValue } from '../../ui/form/field-value.ts';
import { lazyPart } from '../../ui/loading/lazy-component.tsx';

const Reminder = lazyPart<ReminderProps>(() => import('../../shared/reminder-note.tsx'));

export const depositFromForm: Action<DepositValues, unknown> = {
  ...deposit,
  run: (values) => deposit.run({ ...values, balance: $member.get()?.balance, wanted: $namedWanted.get() }),
};

/** What is wanted, once the API has said how that is called. */
export function WantedName() {
  const wanted = useStore($namedWanted);
  return (
    wanted && (
      <p>
        For <strong>{wanted.name}</strong>
      </p>
    )
  );
}

/** Below the button, where it moves nothing. */
function Passing() {
  const amount = amountPence(String(useFieldValue('amount')));
  return (
    <Suspense>
      <Reminder way="in" pence={amount} />
    </Suspense>
  );
}

interface DepositBelowProps {
  /** What the amount was at first. */
  readonly first: string;
}

/** Who comes back without having paid finds the amount as it was. */
function Left({ first }: DepositBelowProps) {
  const typed = useFieldValue('amount');
  const setFieldValue = useSetFieldValue();
  const restore = ({ amount }: LeftPayment) => {
    if (typed === first) setFieldValue('amount', toAmountText(amount));
  };
  return (
    <PaymentLeft place={pathOf('deposit')} about="" now={useStore($member)?.balance} onRestore={restore} />
  );
}

/** A reminder that would be passed, what became of the deposit, and one that was begun and left. */
export default function DepositBelow({ first }: DepositBelowProps) {
  return (
    <>
      <Passing />
      <OrderNews order={deposit} />
      <Left first={first} />
    </>
  );
}
