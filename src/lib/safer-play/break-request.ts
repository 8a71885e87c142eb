import type { SupportRequestValues } from '../support/forms.ts';

export type BreakRequestType = 'break' | 'close';

const lengths = ['one day', 'one week', 'one month', 'three months', 'six months', 'one year', 'five years'];

/** `''` leaves the length to the member's own words. */
export const breakLengthOptions = [
  { value: '', label: 'I write it in the ticket' },
  ...lengths.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

interface Request {
  readonly subject: string;
  readonly wish: string;
  readonly question: string;
}

const requests: Record<BreakRequestType, Request> = {
  break: {
    subject: 'A break from playing',
    wish: 'I would like a break from playing, please.',
    question:
      'Please tell me when it begins and ends, and what happens to my subscriptions, tickets and balance.',
  },
  close: {
    subject: 'Closing my account',
    wish: 'Please close my account.',
    question: 'Please tell me when it is closed, and what happens to my subscriptions, tickets and balance.',
  },
};

/** Fills in the support request. @param length a value of `breakLengthOptions` */
export function breakRequestValues(type: BreakRequestType, length: string): SupportRequestValues {
  const { subject, wish, question } = requests[type];
  const description = [wish, '', `For how long: ${length}`, '', question].join('\n');
  return { category: 'General', subject, description };
}
