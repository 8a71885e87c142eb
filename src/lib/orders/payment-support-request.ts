import type { SupportRequestValues } from '../support/forms.ts';
import type { OrderStatus } from './status-messages.ts';

/** @param details lines of the description, before the reference */
export function paymentSupportRequest(
  subject: string,
  details: readonly string[],
  reference: string | undefined,
  statement: string,
): SupportRequestValues {
  const lines = [...details, ...(reference ? [`Reference: ${reference}`] : []), statement];
  return { category: 'Payments', subject, description: lines.join('\n') };
}

/** `amount` is formatted pounds. */
export function depositSupportRequest(
  subject: string,
  { amount, reference }: { readonly amount?: string | undefined; readonly reference?: string | undefined },
  statement: string,
): SupportRequestValues {
  return amount
    ? paymentSupportRequest(`${subject}: ${amount}`, [`Amount: ${amount}`], reference, statement)
    : paymentSupportRequest(subject, [], reference, statement);
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
