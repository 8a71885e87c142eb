import { useStore } from '@nanostores/react';
import { parseAmount } from '../../lib/forms/amount.ts';
import { $namedDepositPurpose } from '../../stores/wallet/deposit.ts';
import { BankApprovalNote } from '../orders/bank-approval-note.tsx';
import { ReminderWarning } from '../orders/reminder-warning.tsx';
import { useFieldValue } from '../ui/form/form-context.ts';

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

export function DepositFooter() {
  const amount = parseAmount(String(useFieldValue('amount')));
  return (
    <>
      <BankApprovalNote className="@min-[46rem]/page:col-start-2" />
      <ReminderWarning direction="in" pence={amount} />
    </>
  );
}
