import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf, optionalList } from './wire/list.ts';
import { objectOf } from './wire/object.ts';
import {
  idSchema,
  lazy,
  optionalString,
  optionalText,
  optionalTimestamp,
  penceSchema,
  stringFields,
  textSchema,
} from './wire/values.ts';

export const memberTenantSchema = lazy(() =>
  objectOf(
    {
      name: textSchema(),
      subdomain: z.string(),
      landing_domain: z.string(),
      logo_url: optionalString(),
    },
    { name: '' },
  ),
);

export const memberProfileSchema = lazy(() =>
  objectOf(
    {
      name: optionalText(),
      email: optionalString(),
      phone_number: optionalString(),
      address1: optionalText(),
      address2: optionalText(),
      city: optionalText(),
      county: optionalText(),
      postcode: optionalString(),
      /** `YYYY-MM-DD`, optionally with a time, or empty. */
      date_of_birth: optionalString(),
      ref_code: optionalString(),
      /** Pence; undefined while unknown, which is not £0. */
      balance: penceSchema(),
      client_name: optionalText(),
      clients: optionalList(memberTenantSchema()),
    },
    { balance: undefined },
  ),
);

export type MemberProfile = z.output<ReturnType<typeof memberProfileSchema>>;
export type MemberTenant = z.output<ReturnType<typeof memberTenantSchema>>;

export const getMember = endpoint({ method: 'GET', path: 'users/me/', reply: memberProfileSchema });

export const updateMember = endpoint({
  method: 'PUT',
  path: 'users/me/',
  payload: lazy(() =>
    z.object({
      ...stringFields('name', 'phone_number', 'address1', 'address2', 'city', 'county', 'postcode'),
      date_of_birth: z.nullable(z.string()),
    }),
  ),
});

export const getMemberClients = endpoint({
  method: 'GET',
  path: 'users/clients/',
  reply: lazy(() => listOf(memberTenantSchema())),
});

export const updatePassword = endpoint({
  method: 'PUT',
  path: 'users/password_update/',
  payload: lazy(() => z.object(stringFields('current_password', 'new_password', 'confirm_password'))),
});

export const updatePasscode = endpoint({
  method: 'POST',
  path: 'users/passcode_update/',
  payload: lazy(() => z.object(stringFields('ref_code'))),
});

export const updateEmail = endpoint({
  method: 'PUT',
  path: 'users/email_update/',
  payload: lazy(() => z.object(stringFields('email', 'password'))),
});

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
  reply: lazy(() => listOf(notificationSchema())),
});
