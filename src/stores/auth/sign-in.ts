import { call } from '../../lib/api/api.ts';
import type { SignInValues } from '../../lib/auth/forms.ts';
import { saveLastTouch } from '../../lib/auth/idle-session.ts';
import { signIn as signInCall } from '../../lib/contract/auth.ts';
import { writeLastTouch } from '../../lib/storage/web-storage.ts';
import { openSession } from '../app/session.ts';
import { createAction } from '../data/action.ts';

/** Opens the session. The guard then redirects. */
export const signIn = createAction({
  operation: 'signIn',
  send: ({ isShared, ...values }: SignInValues) =>
    call(signInCall, {
      payload: { ...values, remember_me: !isShared, is_staff: false, reactivation: false },
    }),
  onSuccess: (tokens, { isShared }) => {
    if (isShared) saveLastTouch();
    else writeLastTouch();
    openSession(tokens);
  },
});
