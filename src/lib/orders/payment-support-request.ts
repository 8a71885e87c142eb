/** Words for payments that are asked about, or were begun elsewhere. */
import type { SupportRequestValues } from '../support/forms.ts';
import type { OrderStatus } from './status-messages.ts';

/** The support ticket that asks about a deposit, by what is known of it. @param amount in pounds, as a member reads it */
export function depositSupportRequest(
  subject: string,
  { amount, reference }: { readonly amount?: string | undefined; readonly reference?: string | undefined },
  what: string,
): SupportRequestValues {
  const description = [
    ...(amount ? [`Amount: ${amount}`] : []),
    ...(reference ? [`Reference: ${reference}`] : []),
    what,
  ].join('\n');
  return { category: 'Payments', subject: amount ? `${subject}: ${amount}` : subject, description };
}

/** What is told of a payment that nothing here has begun, whatever its address says. */
export function unknownPaymentStatus(claimed: {
  readonly amount?: string | undefined;
  readonly reference?: string | undefined;
  readonly lottery?: boolean;
}): OrderStatus {
  const what = 'The payment page says that this was paid. The app has not seen the payment.';
  return {
    tone: 'info',
    text: 'We have not seen this payment.',
    hint: `It was not begun in this browser, as far as we know. Your ${claimed.lottery ? 'tickets' : 'transactions'} show what has arrived.`,
    supportRequest: depositSupportRequest(
      claimed.lottery ? 'Payment not seen' : 'Deposit not seen',
      claimed,
      what,
    ),
  };
}
