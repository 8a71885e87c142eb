import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { formatPence } from '../../lib/format/money.ts';
import { depositSupportRequest } from '../../lib/orders/payment-support-request.ts';
import { choiceText, isPaid, type UnfinishedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { $member } from '../../stores/member/member.ts';
import { $paymentChanges, savePaymentOrigin } from '../../stores/orders/payment-redirect.ts';
import {
  clearUnfinishedPayment,
  readUnfinishedPayment,
  subscribePageRestore,
} from '../../stores/orders/unfinished-payments.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';

export interface UnfinishedPaymentViewProps {
  /** Path of the screen. */
  readonly screenPath: string;
  /** What the payment is about: the draw's id or the subscription's; empty for a deposit. */
  readonly subjectId: string;
  /** What the API says now of what the payment adds to: tickets held, or the balance in pence. */
  readonly currentAmount?: number | undefined;
  /** Puts the choice back as it was. */
  readonly onRestore?: (payment: UnfinishedPayment) => void;
}

/** A payment that was begun here and left: the way back to it, and the choice as it was. */
export default function UnfinishedPaymentView({
  screenPath,
  subjectId,
  currentAmount,
  onRestore,
}: UnfinishedPaymentViewProps) {
  useStore($member);
  useStore($paymentChanges);
  useEffect(subscribePageRestore, []);
  const savedPayment = readUnfinishedPayment(screenPath);
  const isSettled = savedPayment !== undefined && isPaid(savedPayment, currentAmount);
  const payment = savedPayment?.about === subjectId && !isSettled ? savedPayment : undefined;
  useEffect(() => {
    if (isSettled) clearUnfinishedPayment(screenPath);
  }, [isSettled, screenPath]);
  const restore = useRef(() => {});
  restore.current = () => {
    if (payment) onRestore?.(payment);
  };
  const at = payment?.at;
  useEffect(() => {
    if (at !== undefined) restore.current();
  }, [at]);
  return payment?.address && <PaymentAlert left={payment} address={payment.address} />;
}

function PaymentAlert({
  left: payment,
  address,
}: {
  readonly left: UnfinishedPayment;
  readonly address: string;
}) {
  const alertRef = useRef<HTMLDivElement>(null);
  const handleDismiss = () => {
    // The button goes away with its note.
    if (alertRef.current) focusNearestHeading(alertRef.current);
    clearUnfinishedPayment(payment.path);
  };
  const handleAsk = () => {
    const amount = formatPence(payment.amount);
    prefillSupportRequest(
      depositSupportRequest('Payment not finished', { amount }, 'I left the payment page before its end.'),
    );
  };
  const actions = (
    <div className="payment-left-ways">
      <ButtonLink
        variant="secondary"
        size="small"
        href={address}
        onClick={() => savePaymentOrigin(payment.path)}
      >
        Finish<span className="sr-only"> payment</span>
      </ButtonLink>
      <Button variant="ghost" size="small" onClick={handleDismiss}>
        Dismiss
      </Button>
      {payment.operation === 'deposit' && (
        <ButtonLink variant="ghost" size="small" href={getPath('createSupportRequest')} onClick={handleAsk}>
          Ask about it
        </ButtonLink>
      )}
    </div>
  );
  return (
    <div ref={alertRef} className="payment-left">
      <Alert
        tone="info"
        title="Payment not finished"
        hint="If you have paid already, there is nothing more to do."
        action={actions}
      >
        {choiceText(payment)}
      </Alert>
    </div>
  );
}
