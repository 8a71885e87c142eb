import { formatPence } from '../../../lib/format/money.ts';
import type { PaymentResult } from '../../../lib/orders/payment-page.ts';
import { depositSupportRequest } from '../../../lib/orders/payment-support-request.ts';
import { getPath } from '../../../lib/paths.ts';
import { readPaymentOrigin } from '../../../stores/orders/payment-redirect.ts';
import { readUnfinishedPayment } from '../../../stores/orders/unfinished-payments.ts';
import { prefillSupportRequest } from '../../../stores/support/prefilled-request.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

/** What a failed payment means for the wallet, and a support ticket about it. */
export function FailureSupportLink({
  result,
}: {
  readonly result: Extract<PaymentResult, { kind: 'failed' }>;
}) {
  const ask = () => {
    const left = readUnfinishedPayment(readPaymentOrigin()?.path ?? getPath('deposit'));
    const amount = left?.operation === 'deposit' ? formatPence(left.amount) : undefined;
    const what = `The payment page says: ${result.error || 'no reason given'}`;
    prefillSupportRequest(
      depositSupportRequest('Payment failed', { amount, reference: result.reference }, what),
    );
  };
  return (
    <>
      <p className="muted small">These are the payment page's words. What your wallet holds stands below.</p>
      <div>
        <ButtonLink variant="secondary" size="small" href={getPath('createSupportRequest')} onClick={ask}>
          Ask about it
        </ButtonLink>
      </div>
    </>
  );
}
