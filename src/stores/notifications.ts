import { call } from '../lib/api/api.ts';
import { listNotifications } from '../lib/contract/notifications.ts';
import { createQuery } from './data/query.ts';

export const notificationsQuery = createQuery({
  name: 'notifications',
  firstFor: ['notifications'],
  operation: 'listNotifications',
  load: () => call(listNotifications, {}),
});
