import type { SupportRequestValues } from '../support/forms.ts';
import type { OrderStatus } from './status-messages.ts';

/** `amount` is formatted pounds. */
export function depositSupportRequest(
  subject: string,
  { amount, reference }: { readonly amount?: string | undefined; readonly reference?: string | undefined },
  statement: string,
): SupportRequestValues {
  const description = [
    ...(amount ? [`Amount: ${amount}`] : []),
    ...(reference ? [`Reference: ${reference}`] : []),
    statement,
  ].join('\n');
  return { category: 'Payments', subject: amount ? `${subject}: ${amount}` : subject, description };
}

/** Status of a payment that did not start in this browser. */
export function unknownPaymentStatus(reported: {
  readonly amount?: string | undefined;
  readonly reference?: string | undefined;
  readonly isForTickets: boolean;
}): OrderStatus {
  const statement = 'The payment page says that this was paid. The app has not seen the payment.';
  return {
    tone: 'info',
    text: 'We have not seen this payment.',
    hint: `It was not begun in this browser, as far as we know. Your ${reported.isForTickets ? 'tickets' : 'transactions'} show what has arrived.`,
    supportRequest: depositSupportRequest(
      reported.isForTickets ? 'Payment not seen' : 'Deposit not seen',
      reported,
      statement,
    ),
  };
}
