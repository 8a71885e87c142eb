import type { SupportRequestValues } from '../support/forms.ts';

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

export function breakRequestValues(type: BreakRequestType): SupportRequestValues {
  return requests[type];
}
