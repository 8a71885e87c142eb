import { formatPence } from '../../../lib/format/money.ts';
import type { PaymentResult } from '../../../lib/orders/payment-page.ts';
import { askAboutDeposit } from '../../../lib/orders/payment-support-request.ts';
import { pathOf } from '../../../lib/paths.ts';
import { paymentPlace } from '../../../stores/orders/payment-place.ts';
import { paymentLeftAt } from '../../../stores/orders/unfinished-payments.ts';
import { draftTicket } from '../../../stores/support/prefilled-request.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

/** What a failed payment means for the wallet, and a support ticket about it. */
export function AskAboutFailure({ result }: { readonly result: Extract<PaymentResult, { kind: 'failed' }> }) {
  const ask = () => {
    const left = paymentLeftAt(paymentPlace()?.path ?? pathOf('deposit'));
    const amount = left?.operation === 'deposit' ? formatPence(left.amount) : undefined;
    const what = `The payment page says: ${result.error || 'no reason given'}`;
    draftTicket(askAboutDeposit('Payment failed', { amount, reference: result.reference }, what));
  };
  return (
    <>
      <p className="muted small">These are the payment page's words. What your wallet holds stands below.</p>
      <div>
        <ButtonLink variant="secondary" size="small" href={pathOf('createTicket')} onClick={ask}>
          Ask about it
        </ButtonLink>
      </div>
    </>
  );
}
