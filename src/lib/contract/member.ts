import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lazy } from './wire/lazy.ts';
import { listOf, optionalList } from './wire/list.ts';
import { penceSchema } from './wire/money-and-times.ts';
import { objectOf } from './wire/object.ts';
import { ignoredReply, optionalString, optionalText, textSchema } from './wire/values.ts';

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
      /** `YYYY-MM-DD`, perhaps with a time, or empty. */
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

export const getMember = endpoint({
  method: 'GET',
  path: 'users/me/',
  access: 'member',
  reply: memberProfileSchema,
});

export const updateMember = endpoint({
  method: 'PUT',
  path: 'users/me/',
  access: 'member',
  payload: lazy(() =>
    z.object({
      name: z.string(),
      phone_number: z.string(),
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      county: z.string(),
      postcode: z.string(),
      date_of_birth: z.nullable(z.string()),
    }),
  ),
  reply: ignoredReply,
});

export const getMemberClients = endpoint({
  method: 'GET',
  path: 'users/clients/',
  access: 'member',
  reply: lazy(() => listOf(memberTenantSchema())),
});

export const updatePassword = endpoint({
  method: 'PUT',
  path: 'users/password_update/',
  access: 'member',
  payload: lazy(() =>
    z.object({
      current_password: z.string(),
      new_password: z.string(),
      confirm_password: z.string(),
    }),
  ),
  reply: ignoredReply,
});

export const updatePasscode = endpoint({
  method: 'POST',
  path: 'users/passcode_update/',
  access: 'member',
  payload: lazy(() => z.object({ ref_code: z.string() })),
  reply: ignoredReply,
});

export const updateEmail = endpoint({
  method: 'PUT',
  path: 'users/email_update/',
  access: 'member',
  payload: lazy(() => z.object({ email: z.string(), password: z.string() })),
  reply: ignoredReply,
});
