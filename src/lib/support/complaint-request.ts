import type { SupportRequestValues } from './forms.ts';

/** Asks for what a club needs to know. The category leaves it to the member what the complaint is about. */
export const complaintRequestValues: SupportRequestValues = {
  category: 'General',
  subject: 'Complaint',
  description: [
    'The raffle or payment it is about: ',
    'What happened, and when: ',
    'What would put it right: ',
  ].join('\n\n'),
};
