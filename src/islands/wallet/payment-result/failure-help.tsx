import { useId } from 'react';
import type { PaymentResult } from '../../../lib/orders/payment-page.ts';
import { getPath } from '../../../lib/paths.ts';
import { prefillSupportRequest } from '../../../stores/support/prefilled-request.ts';
import { cardClass } from '../../ui/content/card.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

type FailedPayment = Extract<PaymentResult, { kind: 'failed' }>;

const commonCauses = [
  'Your bank waited for your approval, and it was missing or came too late.',
  'There was not enough money in the account.',
  'The card, or the bank, does not allow payments for raffles or gambling.',
] as const;

function SupportLink({ result }: { readonly result: FailedPayment }) {
  const { error, reference } = result;
  const handleAsk = () =>
    prefillSupportRequest({
      category: 'Payments',
      subject: 'Payment failed',
      description: [
        ...(reference ? [`Reference: ${reference}`] : []),
        `The payment page says: ${error || 'no reason given'}`,
      ].join('\n'),
    });
  return (
    <div>
      <ButtonLink variant="secondary" size="small" href={getPath('createSupportRequest')} onClick={handleAsk}>
        Ask us
      </ButtonLink>
    </div>
  );
}

interface FailureHelpProps {
  readonly result: FailedPayment;
  /** False where the order itself leads to the question. */
  readonly canAsk: boolean;
}

/** Common causes of a failed payment, as possibilities: the API names none. Loads after the payment page's own text. */
export function FailureHelp({ result, canAsk }: FailureHelpProps) {
  const id = useId();
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby={id}>
      <h2 id={id}>What it may have been</h2>
      <p>We are not told more than that. Payments often fail because of one of these:</p>
      <ul className="list-disc space-y-1 ps-5">
        {commonCauses.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <p className="text-muted text-sm">Your bank can tell you which it was.</p>
      {canAsk && <SupportLink result={result} />}
    </section>
  );
}
