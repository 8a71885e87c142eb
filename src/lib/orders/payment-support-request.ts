/** Words for payments that are asked about, or were begun elsewhere. */
import type { SupportTicketValues } from '../support/forms.ts';
import type { Told } from './status-messages.ts';

/** The support ticket that asks about a deposit, by what is known of it. @param amount in pounds, as a member reads it */
export function askAboutDeposit(
  subject: string,
  { amount, reference }: { readonly amount?: string | undefined; readonly reference?: string | undefined },
  what: string,
): SupportTicketValues {
  const description = [
    ...(amount ? [`Amount: ${amount}`] : []),
    ...(reference ? [`Reference: ${reference}`] : []),
    what,
  ].join('\n');
  return { category: 'Payments', subject: amount ? `${subject}: ${amount}` : subject, description };
}

/** What is told of a payment that nothing here has begun, whatever its address says. */
export function tellUnseen(claimed: {
  readonly amount?: string | undefined;
  readonly reference?: string | undefined;
  readonly lottery?: boolean;
}): Told {
  const what = 'The payment page says that this was paid. The app has not seen the payment.';
  return {
    tone: 'info',
    text: 'We have not seen this payment.',
    hint: `It was not begun in this browser, as far as we know. Your ${claimed.lottery ? 'tickets' : 'transactions'} show what has arrived.`,
    report: askAboutDeposit(claimed.lottery ? 'Payment not seen' : 'Deposit not seen', claimed, what),
  };
}
