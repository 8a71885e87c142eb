import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import type { ForgotPasswordValues, ResetPasswordValues } from '../../lib/auth/forms.ts';

import {
  confirmPasswordReset,
  requestPasswordReset,
  validateResetToken,
} from '../../lib/contract/password-reset.ts';
import { AppError } from '../../lib/errors.ts';
import { passwordNotices } from '../../lib/messages/auth-notices.ts';
import { describeFailure, type Failure } from '../../lib/messages/failures.ts';
import { resetTokenKey } from '../../lib/storage/scoped-storage.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { $screen, replaceSearch } from '../app/router.ts';
import { signOut } from '../app/sign-out.ts';
import { createAction } from '../data/action.ts';

/**
 * Where the emailed link stands. `unchecked`: the check itself failed, which says nothing about the link; `used`:
 * the password was renewed with it.
 */
type ResetLink =
  | { readonly status: 'checking' | 'invalid' | 'valid' | 'used' }
  | { readonly status: 'unchecked'; readonly failure: Failure };

export const $resetLink = atom<ResetLink>({ status: 'checking' });

/** The link's token; kept in this tab alone and until it is used, because whoever reads it can set the password. */
let token = '';

function keepToken(text: string): void {
  token = text;
  if (text) safeSessionStorage.write(resetTokenKey, text);
  else safeSessionStorage.remove(resetTokenKey);
}

export const requestReset = createAction({
  operation: 'forgotPassword',
  send: (payload: ForgotPasswordValues) => call(requestPasswordReset, { payload }),
});

/** Takes the token out of the address, so that neither history nor a shared screen keeps it, and checks it. */
export async function openResetLink(): Promise<void> {
  const screen = $screen.get();
  const given = screen.kind === 'screen' ? screen.search['token'] : undefined;
  if (given) {
    keepToken(given);
    replaceSearch('resetPassword', {});
  }
  token ||= safeSessionStorage.read(resetTokenKey) ?? '';
  if (given || $resetLink.get().status === 'checking') await checkResetToken();
}

/** Asks the API whether the link may still be used. */
export async function checkResetToken(): Promise<void> {
  $resetLink.set({ status: 'checking' });
  const link: ResetLink = token ? await validate(token) : { status: 'invalid' };
  if (link.status === 'invalid') keepToken('');
  $resetLink.set(link);
}

async function validate(candidate: string): Promise<ResetLink> {
  try {
    await call(validateResetToken, { payload: { token: candidate } });
    return { status: 'valid' };
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError('broken', String(thrown));
    if (error.kind === 'rejected' && error.status !== 408 && error.status !== 429) {
      return { status: 'invalid' };
    }
    const failure = describeFailure('checkResetToken', error);
    return { status: 'unchecked', failure: { ...failure, text: passwordNotices.resetLinkUnchecked } };
  }
}

export const resetPassword = createAction({
  operation: 'resetPassword',
  send: ({ password, confirmPassword }: ResetPasswordValues) =>
    call(confirmPasswordReset, { payload: { token, password, confirm_password: confirmPassword } }),
  onSuccess: () => {
    keepToken('');
    $resetLink.set({ status: 'used' });
    // An API ends the sessions of whose password it was, and whoever it was has a new one to sign in with.
    signOut();
  },
});
