import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lazy, stringFields } from './wire/values.ts';

const token = lazy(() => z.string().check(z.regex(/./)));

const tokensReply = lazy(() =>
  z.pipe(
    z.object({ access_token: token(), refresh_token: token() }),
    z.transform((reply) => ({ access: reply.access_token, refresh: reply.refresh_token })),
  ),
);

export type Tokens = z.output<ReturnType<typeof tokensReply>>;

export const signIn = endpoint({
  method: 'POST',
  path: 'users/sign_in/',
  access: 'public',
  payload: lazy(() =>
    z.object({
      ...stringFields('email', 'password'),
      remember_me: z.boolean(),
      is_staff: z.literal(false),
      reactivation: z.boolean(),
    }),
  ),
  reply: tokensReply,
});

export const refreshToken = endpoint({
  method: 'POST',
  path: 'token/refresh/',
  access: 'public',
  payload: lazy(() => z.object(stringFields('refreshToken'))),
  /** An API without rotation omits `refresh`. */
  reply: lazy(() => z.object({ access: token(), refresh: z.nullish(token()) })),
});

/** The bearer is the shared-auth cookie's switch token. */
export const changeClient = endpoint({ method: 'GET', path: 'users/change_client/', reply: tokensReply });
