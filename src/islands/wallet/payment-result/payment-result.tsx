import { useStore } from '@nanostores/react';
import { Check, X } from 'lucide';
import { useEffect, useState } from 'react';
import { type PaymentResult, parseCallback } from '../../../lib/orders/payment-page.ts';
import { pathOf } from '../../../lib/paths.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $session } from '../../../stores/app/session.ts';
import { $member } from '../../../stores/member/member.ts';
import {
  arrival,
  lastPaid,
  meetPayment,
  refreshAfterPayment,
} from '../../../stores/wallet/deposit-settlement.ts';
import { OrderNews } from '../../shared/order-status.tsx';
import { OwnHeading } from '../../shared/screen-title.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { AskAboutFailure } from './ask-about-failure.tsx';
import { WaysOn } from './continue-links.tsx';
import { PaidBalance } from './paid-balance.tsx';

function readResult(): PaymentResult {
  const screen = $screen.get();
  return parseCallback(screen.kind === 'screen' ? screen.search : {});
}

/** What is kept of a payment is kept by member: it ends when they are known, though this screen be left by then. */
function endOnceKnown(result: PaymentResult): void {
  if ($member.get()) {
    meetPayment(result);
    return;
  }
  const stop = $member.listen((member) => {
    if (!member) return;
    stop();
    meetPayment(result);
  });
}

/**
 * Payment result. What the address says is shown as its words and believed for nothing: the balance comes from the
 * API.
 */
export default function Callback() {
  const isMember = useStore($session).status === 'in';
  // The address that it was opened with: on the way to another screen there is that one's.
  const [result] = useState(readResult);
  useEffect(() => {
    if (isMember) refreshAfterPayment();
  }, [isMember]);
  useEffect(() => endOnceKnown(result), [result]);
  return (
    <div className="payment-result">
      {result.kind === 'failed' ? (
        <Failed result={result} isMember={isMember} />
      ) : (
        <Successful result={result} />
      )}
      {isMember && (
        <div className="card">
          <PaidBalance />
        </div>
      )}
      <WaysOn isMember={isMember} result={result} />
      {/* It comes when it will: nothing that is there already may move under a thumb. */}
      {isMember && result.kind === 'success' && <PaidNews />}
    </div>
  );
}

/** What became of what was paid for; tickets that have come can be seen at their draw. */
function PaidNews() {
  const told = useStore(arrival.$told);
  const paid = told?.tone === 'success' ? lastPaid() : undefined;
  const see = paid?.asked.kind === 'tickets' && {
    seeHref: pathOf('draw', { id: paid.about }),
    seeLabel: 'See your tickets',
  };
  return <OrderNews order={arrival} isAside {...see} />;
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
        <OwnHeading text="Payment Failed" />
      </div>
      <section className="card flow-small">
        <h2>Error Details</h2>
        <p className="payment-error">{result.error || 'The payment page gave no reason.'}</p>
        {isMember && <AskAboutFailure result={result} />}
      </section>
    </>
  );
}

function Successful({ result }: { readonly result: Extract<PaymentResult, { kind: 'success' }> }) {
  const { amount, reference, lottery } = result;
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
        <OwnHeading text="Payment Successful!" />
        <p>
          {lottery
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
