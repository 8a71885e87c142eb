import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { createSupportTicket } from '../../lib/contract/support.ts';
import type { SupportRequestValues } from '../../lib/support/requests.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';

/** Thanks for a sent request, shown above the list. */
export const $thanks = atom('');
export const clearThanks = (): void => $thanks.set('');
$memberKey.listen(clearThanks);

export const createSupportRequest = createAction<SupportRequestValues, unknown>({
  operation: 'createSupportTicket',
  send: (payload) => call(createSupportTicket, { payload }),
  invalidates: ['support'],
  successMessage: (say) => {
    const thanks = say.createSupportTicket();
    $thanks.set(thanks.text);
    return thanks;
  },
});
