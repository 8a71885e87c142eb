import { useStore } from '@nanostores/react';
import { toAmountText } from '../../../lib/format/money.ts';
import { parseAmount } from '../../../lib/forms/amount.ts';
import type { UnfinishedPayment } from '../../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../../lib/paths.ts';
import { $member } from '../../../stores/member/member.ts';
import { deposit } from '../../../stores/wallet/deposit.ts';
import { $namedDepositPurpose } from '../../../stores/wallet/deposit-order.ts';
import { BankApprovalNote } from '../../shared/bank-approval-note.tsx';
import { OrderStatusPanel, UnfinishedPaymentNotice } from '../../shared/order-status.tsx';
import { ReminderWarning } from '../../shared/reminder-warning.tsx';
import { useFieldValue, useSetFieldValue } from '../../ui/form/form-context.ts';

export function DepositPurposeName() {
  const purpose = useStore($namedDepositPurpose);
  return (
    purpose && (
      <p>
        For <strong>{purpose.name}</strong>
      </p>
    )
  );
}

function ReminderWarningNote() {
  const amount = parseAmount(String(useFieldValue('amount')));
  return <ReminderWarning direction="in" pence={amount} />;
}

interface DepositFooterProps {
  readonly initialAmount: string;
}

function UnfinishedDeposit({ initialAmount }: DepositFooterProps) {
  const typed = useFieldValue('amount');
  const setFieldValue = useSetFieldValue();
  const handleRestore = ({ amount }: UnfinishedPayment) => {
    if (typed === initialAmount) setFieldValue('amount', toAmountText(amount));
  };
  const handlePaid = ({ amount }: UnfinishedPayment) => {
    if (typed === toAmountText(amount)) setFieldValue('amount', initialAmount);
  };
  return (
    <UnfinishedPaymentNotice
      screenPath={getPath('deposit')}
      subjectId=""
      currentAmount={useStore($member)?.balance}
      onRestore={handleRestore}
      onPaid={handlePaid}
    />
  );
}

/** Lazily loaded footer of the deposit form. */
export default function DepositFooter({ initialAmount }: DepositFooterProps) {
  return (
    <>
      <BankApprovalNote className="@min-[46rem]/page:col-start-2" />
      <ReminderWarningNote />
      <OrderStatusPanel order={deposit} />
      <UnfinishedDeposit initialAmount={initialAmount} />
    </>
  );
}
