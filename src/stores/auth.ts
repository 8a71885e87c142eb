import { call } from '../lib/api.ts';
import { signIn as signInCall } from '../lib/contract/auth.ts';
import type { SignInValues } from '../lib/forms/auth.ts';
import { createAction } from './action.ts';
import { openSession } from './session.ts';

/** Signs in and opens the session; the guard then leads on. */
export const signIn = createAction({
  operation: 'signIn',
  send: (values: SignInValues) =>
    call(signInCall, { payload: { ...values, remember_me: true, is_staff: false, reactivation: false } }),
  onDone: openSession,
});
