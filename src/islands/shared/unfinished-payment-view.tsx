import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { formatPence } from '../../lib/format/money.ts';
import { askAboutDeposit } from '../../lib/orders/payment-support-request.ts';
import { choiceText, isPaid, type LeftPayment } from '../../lib/orders/unfinished-payment.ts';
import { pathOf } from '../../lib/paths.ts';
import { $member } from '../../stores/member/member.ts';
import { $returns, notePaymentPlace } from '../../stores/orders/payment-place.ts';
import { forgetPaymentLeft, paymentLeftAt, watchReturns } from '../../stores/orders/unfinished-payments.ts';
import { draftTicket } from '../../stores/support/prefilled-request.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';

export interface PaymentLeftNoteProps {
  /** Path of the screen. */
  readonly place: string;
  /** What the payment is about: the draw's id or the subscription's; empty for a deposit. */
  readonly about: string;
  /** What the API says now of what the payment adds to: tickets held, or the balance in pence. */
  readonly now?: number | undefined;
  /** Puts the choice back as it was. */
  readonly onRestore?: (left: LeftPayment) => void;
}

/** A payment that was begun here and left: the way back to it, and the choice as it was. */
export default function PaymentLeftNote({ place, about, now, onRestore }: PaymentLeftNoteProps) {
  useStore($member);
  useStore($returns);
  useEffect(watchReturns, []);
  const kept = paymentLeftAt(place);
  const paid = kept !== undefined && isPaid(kept, now);
  const left = kept?.about === about && !paid ? kept : undefined;
  useEffect(() => {
    if (paid) forgetPaymentLeft(place);
  }, [paid, place]);
  const restore = useRef(() => {});
  restore.current = () => {
    if (left) onRestore?.(left);
  };
  const at = left?.at;
  useEffect(() => {
    if (at !== undefined) restore.current();
  }, [at]);
  return left?.address && <Left left={left} address={left.address} />;
}

function Left({ left, address }: { readonly left: LeftPayment; readonly address: string }) {
  const note = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    // The button goes away with its note.
    if (note.current) focusNearestHeading(note.current);
    forgetPaymentLeft(left.place);
  };
  const ask = () => {
    const amount = formatPence(left.amount);
    draftTicket(
      askAboutDeposit('Payment not finished', { amount }, 'I left the payment page before its end.'),
    );
  };
  const ways = (
    <div className="payment-left-ways">
      <ButtonLink
        variant="secondary"
        size="small"
        href={address}
        onClick={() => notePaymentPlace(left.place)}
      >
        Finish<span className="sr-only"> payment</span>
      </ButtonLink>
      <Button variant="ghost" size="small" onClick={dismiss}>
        Dismiss
      </Button>
      {left.operation === 'deposit' && (
        <ButtonLink variant="ghost" size="small" href={pathOf('createTicket')} onClick={ask}>
          Ask about it
        </ButtonLink>
      )}
    </div>
  );
  return (
    <div ref={note} className="payment-left">
      <Alert
        tone="info"
        title="Payment not finished"
        hint="If you have paid already, there is nothing more to do."
        action={ways}
      >
        {choiceText(left)}
      </Alert>
    </div>
  );
}
