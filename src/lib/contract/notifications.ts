import type * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lazy } from './wire/lazy.ts';
import { listOf } from './wire/list.ts';
import { optionalTimestamp } from './wire/money-and-times.ts';
import { objectOf } from './wire/object.ts';
import { idSchema, optionalText } from './wire/values.ts';

export const notificationSchema = lazy(() =>
  objectOf({
    id: idSchema(),
    title: optionalText(),
    message: optionalText(),
    created_at: optionalTimestamp(),
  }),
);

export type Notification = z.output<ReturnType<typeof notificationSchema>>;

export const listNotifications = endpoint({
  method: 'GET',
  path: 'notifications/me/',
  access: 'member',
  reply: lazy(() => listOf(notificationSchema())),
});
