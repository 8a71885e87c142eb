import { createAction } from '../data/action.ts';

export const createSupportRequest = createAction({
  operation: 'createSupportTicket',
  lazy: () => import('./support-requests.ts'),
});
