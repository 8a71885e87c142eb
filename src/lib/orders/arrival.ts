/** Words for what becomes of a deposit that the payment page says was paid. */
import type { SupportTicketValues } from '../forms/support.ts';
import { formatPence } from '../text/money.ts';
import type { OpenOrder } from './open-order.ts';
import type { Verdict } from './outcome.ts';
import type { Look, Told } from './told.ts';

/** So long a deposit may take (specification, section 9). */
export const longestArrivalMs = 24 * 60 * 60 * 1_000;

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
}): Told {
  const what = 'The payment page says that this was paid. The app has not seen the payment.';
  return {
    tone: 'info',
    text: 'We have not seen this payment.',
    hint: 'It was not begun in this browser, as far as we know. Your transactions show what has arrived.',
    report: askAboutDeposit('Deposit not seen', claimed, what),
  };
}

/** What is told of a payment: that it has arrived, once the API's answers prove it, or that it is on its way. */
export function tellArrival(
  { asked, paid }: Pick<OpenOrder, 'asked' | 'paid'>,
  verdict: Verdict,
  look: Look,
): Told | undefined {
  if (asked.kind !== 'deposit') return undefined;
  const amount = formatPence(asked.amount);
  if (verdict.kind === 'asked') {
    const now = look.balance === undefined ? '' : ` Your balance is now ${formatPence(look.balance)}.`;
    return { tone: 'success', text: `Arrived: ${amount} is in your wallet.${now}` };
  }
  const lastLook = `Last look: ${new Date(look.at).toLocaleTimeString('en-US')}.`;
  const what = 'The payment page says that this was paid. It has not arrived in my wallet.';
  const open = {
    tone: 'info',
    isOpen: true,
    report: askAboutDeposit('Deposit not arrived', { amount, reference: paid?.reference }, what),
  } as const;
  if (paid && look.at - paid.begun >= longestArrivalMs) {
    return {
      ...open,
      text: `${amount} has not arrived within 24 hours. Please ask us about it.`,
      hint: lastLook,
    };
  }
  const next = look.isLast
    ? 'It may take up to 24 hours; we look again whenever you come back.'
    : 'We look again by ourselves.';
  return {
    ...open,
    text: `${amount} is on its way to your wallet, but not there yet.`,
    hint: `${lastLook} ${next}`,
  };
}
