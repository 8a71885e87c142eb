import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatPence } from '../../lib/format/money.ts';
import { depositSupportRequest } from '../../lib/orders/payment-support-request.ts';
import { choiceText, isPaid, type UnfinishedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { $pause } from '../../stores/app/pause.ts';
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
  readonly screenPath: string;
  /** Id of the draw or subscription; empty for a deposit. */
  readonly subjectId: string;
  /** Total that the payment increases: tickets, or balance in pence. */
  readonly currentAmount?: number | undefined;
  readonly onRestore?: (payment: UnfinishedPayment) => void;
  /** Takes back what was restored from old data, once newer data shows the payment as paid. */
  readonly onPaid?: (payment: UnfinishedPayment) => void;
}

export default function UnfinishedPaymentView({
  screenPath,
  subjectId,
  currentAmount,
  onRestore,
  onPaid,
}: UnfinishedPaymentViewProps) {
  useStore($member);
  useStore($paymentChanges);
  useEffect(subscribePageRestore, []);
  const savedPayment = readUnfinishedPayment(screenPath);
  const isSettled = savedPayment !== undefined && isPaid(savedPayment, currentAmount);
  const payment = savedPayment?.about === subjectId && !isSettled ? savedPayment : undefined;
  const restored = useRef<UnfinishedPayment>(undefined);
  const handleSettled = useEffectEvent(() => {
    if (restored.current) onPaid?.(restored.current);
    clearUnfinishedPayment(screenPath);
  });
  useEffect(() => {
    if (isSettled) handleSettled();
  }, [isSettled]);
  const handleSaved = useEffectEvent(() => {
    restored.current = payment;
    if (payment) onRestore?.(payment);
  });
  const savedAt = payment?.at;
  useEffect(() => {
    if (savedAt !== undefined) handleSaved();
  }, [savedAt]);
  return payment?.address && <PaymentAlert payment={payment} address={payment.address} />;
}

function PaymentAlert({
  payment,
  address,
}: {
  readonly payment: UnfinishedPayment;
  readonly address: string;
}) {
  const alertRef = useRef<HTMLDivElement>(null);
  const isPaused = useStore($pause) !== undefined;
  const handleDismiss = () => {
    // The alert unmounts with its button.
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
    <div className="flex flex-wrap gap-2">
      {!isPaused && (
        <ButtonLink
          variant="secondary"
          size="small"
          href={address}
          onClick={() => savePaymentOrigin(payment.path)}
        >
          Finish<span className="sr-only"> payment</span>
        </ButtonLink>
      )}
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
    <div ref={alertRef}>
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
