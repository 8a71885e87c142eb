import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lazy } from './wire/lazy.ts';
import { ignoredReply } from './wire/values.ts';

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'users/password_reset/',
  access: 'public',
  payload: lazy(() => z.object({ email: z.string() })),
  reply: ignoredReply,
});

export const validateResetToken = endpoint({
  method: 'POST',
  path: 'users/password_reset/validate_token/',
  access: 'public',
  payload: lazy(() => z.object({ token: z.string() })),
  reply: ignoredReply,
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: 'users/password_reset/confirm/',
  access: 'public',
  payload: lazy(() => z.object({ token: z.string(), password: z.string(), confirm_password: z.string() })),
  reply: ignoredReply,
});
