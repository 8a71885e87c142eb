import type { SupportRequestValues } from '../support/forms.ts';

/** What a member can ask the club for. */
export type BreakRequestType = 'break' | 'close';

const requests: Record<BreakRequestType, SupportRequestValues> = {
  break: {
    category: 'General',
    subject: 'A break from playing',
    description: [
      'I would like a break from playing, please.',
      '',
      'For how long: ',
      '',
      'Please tell me when it begins and ends, and what happens to my subscriptions, tickets and balance.',
    ].join('\n'),
  },
  close: {
    category: 'General',
    subject: 'Closing my account',
    description: [
      'Please close my account.',
      '',
      'Please tell me when it is closed, and what happens to my subscriptions, tickets and balance.',
    ].join('\n'),
  },
};

/** The support ticket that asks for a break or for closing the account, for the member to complete and send. */
export function breakRequestValues(away: BreakRequestType): SupportRequestValues {
  return requests[away];
}
