import { call } from '../../lib/api/api.ts';
import type { SignInValues } from '../../lib/auth/forms.ts';
import { signIn as signInCall } from '../../lib/contract/auth.ts';
import { openSession } from '../app/session.ts';
import { createAction } from '../data/action.ts';

/** Opens the session. The guard then redirects. */
export const signIn = createAction({
  operation: 'signIn',
  send: (values: SignInValues) =>
    call(signInCall, { payload: { ...values, remember_me: true, is_staff: false, reactivation: false } }),
  onSuccess: openSession,
});
