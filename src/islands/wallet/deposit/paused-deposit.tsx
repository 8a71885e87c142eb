import { useStore } from '@nanostores/react';
import { getPath } from '../../../lib/paths.ts';
import { $member } from '../../../stores/member/member.ts';
import { deposit } from '../../../stores/wallet/deposit.ts';
import { OrderStatusPanel, UnfinishedPaymentNotice } from '../../shared/order-status.tsx';
import { PauseNotice } from '../../shared/pause-notice.tsx';

/** Replaces the deposit's form. What became of an earlier deposit stays visible. */
export default function PausedDeposit() {
  const balance = useStore($member)?.balance;
  return (
    <PauseNotice>
      <OrderStatusPanel order={deposit} />
      <UnfinishedPaymentNotice screenPath={getPath('deposit')} subjectId="" currentAmount={balance} />
    </PauseNotice>
  );
}
