import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idSchema, listOf, optionalText, optionalTimestamp } from './values.ts';

export const notificationSchema = z.object({
  id: idSchema,
  title: optionalText,
  message: optionalText,
  created_at: optionalTimestamp,
});

export type Notification = z.output<typeof notificationSchema>;

export const listNotifications = endpoint({
  method: 'GET',
  path: 'notifications/me/',
  access: 'member',
  reply: listOf(notificationSchema),
});
