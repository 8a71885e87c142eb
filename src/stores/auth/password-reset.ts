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

/** `unchecked`: the check failed and proves nothing. `used`: the password was reset. */
type ResetLink =
  | { readonly status: 'checking' | 'invalid' | 'valid' | 'used' }
  | { readonly status: 'unchecked'; readonly failure: Failure };

export const $resetLink = atom<ResetLink>({ status: 'checking' });

/** Stored only in this tab and until its use, because the token can set the password. */
let token = '';

function saveToken(text: string): void {
  token = text;
  if (text) safeSessionStorage.write(resetTokenKey, text);
  else safeSessionStorage.remove(resetTokenKey);
}

export const requestReset = createAction({
  operation: 'forgotPassword',
  send: (payload: ForgotPasswordValues) => call(requestPasswordReset, { payload }),
});

/** Removes the token from the address, so that history does not store it. */
export async function openResetLink(): Promise<void> {
  const screen = $screen.get();
  const tokenInUrl = screen.kind === 'screen' ? screen.search['token'] : undefined;
  if (tokenInUrl) {
    saveToken(tokenInUrl);
    replaceSearch('resetPassword', {});
  }
  token ||= safeSessionStorage.read(resetTokenKey) ?? '';
  if (tokenInUrl || $resetLink.get().status === 'checking') await checkResetToken();
}

export async function checkResetToken(): Promise<void> {
  $resetLink.set({ status: 'checking' });
  const link: ResetLink = token ? await validateToken(token) : { status: 'invalid' };
  if (link.status === 'invalid') saveToken('');
  $resetLink.set(link);
}

async function validateToken(candidate: string): Promise<ResetLink> {
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
    saveToken('');
    $resetLink.set({ status: 'used' });
    signOut();
  },
});
