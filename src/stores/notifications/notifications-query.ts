import { listNotifications } from '../../lib/contract/notifications.ts';
import { createListQuery } from '../data/list-query.ts';

export const notificationsQuery = createListQuery({
  name: 'notifications',
  prefetchOn: ['notifications'],
  operation: 'listNotifications',
  endpoint: listNotifications,
  input: () => ({}),
});
