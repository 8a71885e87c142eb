import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lazy } from './wire/lazy.ts';
import { objectOf } from './wire/object.ts';
import { ignoredReply, optionalString } from './wire/values.ts';

/** Known at this tenant, at another, or new (any other status). */
const registrationReply = lazy(() => objectOf({ status: optionalString() }));

export const checkRegistration = endpoint({
  method: 'POST',
  path: 'users/check_registration/',
  access: 'public',
  payload: lazy(() => z.object({ email: z.string() })),
  reply: registrationReply,
});

export const connect = endpoint({
  method: 'POST',
  path: 'users/connect/',
  access: 'public',
  payload: lazy(() => z.object({ email: z.string(), password: z.string() })),
  reply: ignoredReply,
});

export const register = endpoint({
  method: 'POST',
  path: 'users/register/',
  access: 'public',
  payload: lazy(() =>
    z.object({
      email: z.string(),
      password: z.string(),
      confirm_password: z.string(),
      passcode: z.string(),
      date_of_birth: z.string(),
      phone_number: z.string(),
      club_code: z.string(),
      name: z.string(),
    }),
  ),
  reply: ignoredReply,
});
