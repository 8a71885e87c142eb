/** A visitor's calls. Sign-in is in auth.ts, because every page loads it. */

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { objectOf } from './wire/object.ts';
import { lazy, optionalString, stringFields } from './wire/values.ts';

export const checkRegistration = endpoint({
  method: 'POST',
  path: 'users/check_registration/',
  access: 'public',
  payload: lazy(() => z.object(stringFields('email'))),
  /** Known at this tenant, at another, or new (any other status). */
  reply: lazy(() => objectOf({ status: optionalString() })),
});

export const connect = endpoint({
  method: 'POST',
  path: 'users/connect/',
  access: 'public',
  payload: lazy(() => z.object(stringFields('email', 'password'))),
});

export const register = endpoint({
  method: 'POST',
  path: 'users/register/',
  access: 'public',
  payload: lazy(() =>
    z.object({
      ...stringFields('email', 'password', 'confirm_password', 'passcode'),
      ...stringFields('date_of_birth', 'phone_number', 'club_code', 'name'),
    }),
  ),
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'users/password_reset/',
  access: 'public',
  payload: lazy(() => z.object(stringFields('email'))),
});

export const validateResetToken = endpoint({
  method: 'POST',
  path: 'users/password_reset/validate_token/',
  access: 'public',
  payload: lazy(() => z.object(stringFields('token'))),
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: 'users/password_reset/confirm/',
  access: 'public',
  payload: lazy(() => z.object(stringFields('token', 'password', 'confirm_password'))),
});
