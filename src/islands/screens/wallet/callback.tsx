import { useStore } from '@nanostores/react';
import { Check, X } from 'lucide';
import { useEffect, useMemo } from 'react';
import { type PaymentResult, parseCallback } from '../../../lib/orders/payment-result.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $session } from '../../../stores/app/session.ts';
import { $member } from '../../../stores/member/member.ts';
import { endPayment } from '../../../stores/payments/payment-left.ts';
import { refreshAfterPayment } from '../../../stores/wallet/wallet.ts';
import { OwnHeading } from '../../parts/own-heading.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Icon } from '../../ui/marks/icon.tsx';
import { PaidBalance } from './paid-balance.tsx';
import { WaysOn } from './ways-on.tsx';

/** What is kept of a payment is kept by member: it ends when they are known, though this screen be left by then. */
function endOnceKnown(result: PaymentResult): void {
  if ($member.get()) {
    endPayment(result);
    return;
  }
  const stop = $member.listen((member) => {
    if (!member) return;
    stop();
    endPayment(result);
  });
}

/**
 * Payment result. What the address says is shown as its words and believed for nothing: the balance comes from the
 * API.
 */
export default function Callback() {
  const screen = useStore($screen);
  const isMember = useStore($session).status === 'in';
  const search = screen.kind === 'screen' ? screen.search : undefined;
  const result = useMemo(() => parseCallback(search ?? {}), [search]);
  useEffect(() => {
    if (isMember) refreshAfterPayment();
  }, [isMember]);
  useEffect(() => endOnceKnown(result), [result]);
  return (
    <div className="payment-result">
      {result.kind === 'failed' ? <Failed error={result.error} /> : <Successful result={result} />}
      {isMember && (
        <div className="card">
          <PaidBalance />
        </div>
      )}
      <WaysOn isMember={isMember} result={result} />
    </div>
  );
}

function Failed({ error }: { readonly error: string }) {
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
        <p className="payment-error">{error || 'The payment page gave no reason.'}</p>
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
