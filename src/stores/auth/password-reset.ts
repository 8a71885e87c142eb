import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import type { ForgotPasswordValues, ResetPasswordValues } from '../../lib/auth/forms.ts';
import {
  confirmPasswordReset,
  requestPasswordReset,
  validateResetToken,
} from '../../lib/contract/visitor.ts';
import { AppError } from '../../lib/errors.ts';
import { readMailedTokens } from '../../lib/mailed-links.ts';
import { passwordNotices } from '../../lib/messages/auth-notices.ts';
import { describeFailure, type Failure } from '../../lib/messages/operations.ts';
import { resetTokenKey } from '../../lib/storage/scoped-storage.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { replaceSearch } from '../app/router.ts';
import { signOut } from '../app/session.ts';
import { createAction } from '../data/action.ts';

/**
 * `incomplete`: the mail program has changed the link. `unchecked`: the check failed and proves nothing. `used`:
 * the password was reset.
 */
type ResetLink =
  | { readonly status: 'checking' | 'incomplete' | 'invalid' | 'valid' | 'used' }
  | { readonly status: 'unchecked'; readonly failure: Failure };

export const $resetLink = atom<ResetLink>({ status: 'checking' });

/** Stored in this tab until used, because a token can set the password. Several until one is validated. */
let tokens: readonly string[] = [];

function saveTokens(next: readonly string[]): void {
  tokens = next;
  if (next.length > 0) safeSessionStorage.write(resetTokenKey, next.join(' '));
  else safeSessionStorage.remove(resetTokenKey);
}

function restoreTokens(): readonly string[] {
  return (safeSessionStorage.read(resetTokenKey) ?? '').split(' ').filter(Boolean);
}

export const requestReset = createAction({
  operation: 'forgotPassword',
  send: (payload: ForgotPasswordValues) => call(requestPasswordReset, { payload }),
});

/** Removes the token from the address, so that history does not store it. */
export async function openResetLink(): Promise<void> {
  const link = location.search + location.hash;
  const mailed = readMailedTokens(link);
  if (mailed.length > 0) {
    saveTokens(mailed);
    replaceSearch('resetPassword', {});
  }
  if (tokens.length === 0) tokens = restoreTokens();
  const hasQuery = /[?&#](?!client=|$)./.test(link);
  if (hasQuery && tokens.length === 0) $resetLink.set({ status: 'incomplete' });
  else if (mailed.length > 0 || $resetLink.get().status === 'checking') await checkResetToken();
}

export async function checkResetToken(): Promise<void> {
  $resetLink.set({ status: 'checking' });
  $resetLink.set(await findValidToken());
}

async function findValidToken(): Promise<ResetLink> {
  for (const token of tokens) {
    const link = await validateToken(token);
    if (link.status === 'valid') saveTokens([token]);
    if (link.status !== 'invalid') return link;
  }
  const status = tokens.length > 1 ? 'incomplete' : 'invalid';
  saveTokens([]);
  return { status };
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
    call(confirmPasswordReset, {
      payload: { token: tokens[0] ?? '', password, confirm_password: confirmPassword },
    }),
  onSuccess: () => {
    saveTokens([]);
    $resetLink.set({ status: 'used' });
    signOut();
  },
});
