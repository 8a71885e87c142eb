import { call } from '../lib/api.ts';
import {
  confirmPasswordReset,
  requestPasswordReset,
  signIn as signInCall,
  validateResetToken,
} from '../lib/contract/auth.ts';
import type { ForgotPasswordValues, SignInValues } from '../lib/forms/auth.ts';
import type { ResetPasswordValues } from '../lib/forms/password.ts';
import { createAction } from './action.ts';
import { openSession } from './session.ts';

/** Signs in and opens the session; the guard then leads on. */
export const signIn = createAction({
  operation: 'signIn',
  send: (values: SignInValues) =>
    call(signInCall, { payload: { ...values, remember_me: true, is_staff: false, reactivation: false } }),
  onDone: openSession,
});

export const requestReset = createAction({
  operation: 'forgotPassword',
  send: (payload: ForgotPasswordValues) => call(requestPasswordReset, { payload }),
});

/** Checks the token of an emailed link. */
export const checkResetToken = createAction({
  operation: 'checkResetToken',
  send: (token: string) => call(validateResetToken, { payload: { token } }),
});

export const resetPassword = createAction({
  operation: 'resetPassword',
  send: ({ token, password, confirmPassword }: ResetPasswordValues & { token: string }) =>
    call(confirmPasswordReset, { payload: { token, password, confirm_password: confirmPassword } }),
});
