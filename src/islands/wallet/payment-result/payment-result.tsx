import { useStore } from '@nanostores/react';
import { Check, X } from 'lucide';
import { useEffect, useState } from 'react';
import { type PaymentResult, parsePaymentResult } from '../../../lib/orders/payment-page.ts';
import { getPath } from '../../../lib/paths.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $session } from '../../../stores/app/session.ts';
import { $member } from '../../../stores/member/member.ts';
import {
  depositSettlement,
  handlePaymentResult,
  invalidateAfterPayment,
  readLastPaid,
} from '../../../stores/wallet/deposit-settlement.ts';
import { OrderStatusPanel } from '../../shared/order-status.tsx';
import { ScreenHeading } from '../../shared/screen-title.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { FailureSupportLink } from './ask-about-failure.tsx';
import { ContinueLinks } from './continue-links.tsx';
import { CurrentBalance } from './paid-balance.tsx';

function readResult(): PaymentResult {
  const screen = $screen.get();
  return parsePaymentResult(screen.kind === 'screen' ? screen.search : {});
}

/** What is kept of a payment is kept by member: it ends when they are known, though this screen be left by then. */
function settleOnceMemberLoads(result: PaymentResult): void {
  if ($member.get()) {
    handlePaymentResult(result);
    return;
  }
  const stop = $member.listen((member) => {
    if (!member) return;
    stop();
    handlePaymentResult(result);
  });
}

/**
 * Payment result. What the address says is shown as its words and believed for nothing: the balance comes from the
 * API.
 */
export default function PaymentResultScreen() {
  const isMember = useStore($session).status === 'in';
  // The address that it was opened with: on the way to another screen there is that one's.
  const [result] = useState(readResult);
  useEffect(() => {
    if (isMember) invalidateAfterPayment();
  }, [isMember]);
  useEffect(() => settleOnceMemberLoads(result), [result]);
  return (
    <div className="payment-result">
      {result.kind === 'failed' ? (
        <Failed result={result} isMember={isMember} />
      ) : (
        <Successful result={result} />
      )}
      {isMember && (
        <div className="card">
          <CurrentBalance />
        </div>
      )}
      <ContinueLinks isMember={isMember} result={result} />
      {/* It comes when it will: nothing that is there already may move under a thumb. */}
      {isMember && result.kind === 'success' && <PaidOrderStatus />}
    </div>
  );
}

/** What became of what was paid for; tickets that have come can be seen at their draw. */
function PaidOrderStatus() {
  const told = useStore(depositSettlement.$status);
  const paid = told?.tone === 'success' ? readLastPaid() : undefined;
  const see = paid?.asked.kind === 'tickets' && {
    detailsHref: getPath('draw', { id: paid.about }),
    detailsLabel: 'See your tickets',
  };
  return <OrderStatusPanel order={depositSettlement} isStandalone {...see} />;
}

interface FailedProps {
  readonly result: Extract<PaymentResult, { kind: 'failed' }>;
  readonly isMember: boolean;
}

function Failed({ result, isMember }: FailedProps) {
  return (
    <>
      <div className="result tone-error">
        <span className="result-mark">
          <Icon of={X} size={32} />
        </span>
        <ScreenHeading text="Payment Failed" />
      </div>
      <section className="card flow-small">
        <h2>Error Details</h2>
        <p className="payment-error">{result.error || 'The payment page gave no reason.'}</p>
        {isMember && <FailureSupportLink result={result} />}
      </section>
    </>
  );
}

function Successful({ result }: { readonly result: Extract<PaymentResult, { kind: 'success' }> }) {
  const { amount, reference, isForTickets } = result;
  const items = [
    ...(amount ? [{ term: 'Amount', value: <span className="digits">{amount}</span> }] : []),
    ...(reference ? [{ term: 'Transaction reference', value: reference }] : []),
  ];
  return (
    <>
      <div className="result tone-success">
        <span className="result-mark">
          <Icon of={Check} size={32} />
        </span>
        <ScreenHeading text="Payment Successful!" />
        <p>
          {isForTickets
            ? 'The tickets will be purchased shortly.'
            : 'The amount will be added to your wallet shortly.'}
        </p>
      </div>
      {items.length > 0 && (
        <div className="card">
          <DefinitionList items={items} />
        </div>
      )}
    </>
  );
}
