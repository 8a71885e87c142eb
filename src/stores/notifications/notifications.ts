import { listNotifications } from '../../lib/contract/notifications.ts';
import { createList } from '../data/list-query.ts';

export const notificationsQuery = createList({
  name: 'notifications',
  firstFor: ['notifications'],
  operation: 'listNotifications',
  endpoint: listNotifications,
  input: () => ({}),
});
