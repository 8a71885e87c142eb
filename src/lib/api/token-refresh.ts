import { holdLock, isLocked, withLock } from '../browser/locks.ts';
import { refreshToken } from '../contract/auth.ts';
import { AppError } from '../errors.ts';
import { fingerprint } from '../format/text.ts';
import { apiConfig } from './api-config.ts';
import { calibrateClock, isExpired, isUsable } from './token-validity.ts';
import { discardRefusedTokens, readTokens, type SessionTokens, writeTokens } from './tokens.ts';
import { createContractError, createStatusError, type Reply, requireOk, sendRequest } from './transport.ts';

const refreshLock = 'auth-refresh';
/** A tab stops waiting for the refresh lock after this time. */
const refreshLockTimeoutMs = 20_000;
/** A tab holds the lock of a spent access token for this time. Storage events arrive within seconds. */
const spentTokenMs = 20_000;
/** A tab waits this long for the storage event of the token that replaces a spent one. */
const storageLagMs = 10_000;
/** The pause before a renewal whose answer was lost is sent once more. */
const lostRenewalPauseMs = 1_000;

let refreshing: Promise<SessionTokens> | undefined;

/**
 * Renews the tokens after this access token was refused or ran out.
 *
 * One refresh at a time: calls of this tab share a promise, tabs take turns by a lock and use each other's result.
 * @throws {AppError} `refused` when the session is over, which ends it here; any other kind keeps the tokens
 */
export function refreshTokens(refusedAccess: string | undefined): Promise<SessionTokens> {
  refreshing ??= withLock(refreshLock, refreshLockTimeoutMs, (hasLock) => refresh(refusedAccess, hasLock))
    .catch((error: unknown) => {
      // A refresh token works once: whether this one did is unknown, so the member decides when to try again.
      if (error instanceof AppError) error.canRetry = false;
      throw error;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The lock that marks a spent access token; its name gives nothing of the token away. */
export const getSpentTokenLockName = (access: string): string => `auth-spent ${fingerprint(access)}`;

/**
 * Marks the stored access token, which is about to be replaced or removed, as spent. Writes to storage reach other tabs
 * in no order with locks; a tab that still reads this token learns by its lock that another value is on the way.
 */
export function holdSpentTokenLock(): void {
  const access = readTokens()?.access;
  if (access) holdLock(getSpentTokenLockName(access), spentTokenMs);
}

const nextStorageEvent = (ms: number) =>
  new Promise((resolve) => {
    window.addEventListener('storage', resolve, { once: true });
    setTimeout(resolve, ms);
  });

/**
 * Reads the tokens, once those have arrived that took the place of spent ones. Tabs are processes of their own: what
 * another tab has stored may reach this one later than the lock that the other tab released.
 */
async function latestTokens(): Promise<SessionTokens | undefined> {
  const until = performance.now() + storageLagMs;
  for (;;) {
    const tokens = readTokens();
    const left = until - performance.now();
    if (!tokens || left <= 0 || !(await isLocked(getSpentTokenLockName(tokens.access)))) return tokens;
    if (readTokens()?.access === tokens.access) await nextStorageEvent(left);
  }
}

/**
 * Asks for new tokens, once more where the answer was lost: an API that rotates them has spent the old one by then, and
 * takes it again for some seconds (docs/api).
 */
async function askForTokens({ access, refresh }: SessionTokens): Promise<Reply> {
  const ask = () => sendRequest(refreshToken, { payload: { refreshToken: refresh } }, undefined);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AppError && error.isConnectionLost)) throw error;
    await pause(lostRenewalPauseMs);
    if (readTokens()?.access !== access) throw error;
    return ask();
  }
}

async function refresh(refusedAccess: string | undefined, hasLock: boolean): Promise<SessionTokens> {
  const current = await latestTokens();
  if (!current) throw new AppError('refused', 'No refresh token available');
  if (current.access !== refusedAccess && isUsable(current.access)) return current;
  if (!current.refresh) throw refuse(current.access, new AppError('refused', 'No refresh token available'));
  // The tab that holds the lock may send the same refresh token. This mark tells it that another tab has spent it.
  if (!hasLock) holdSpentTokenLock();
  const latest = hasLock ? latestTokens : readTokens;
  const reply = await askForTokens(current);
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 408 && reply.status !== 429) {
    const others = await latest();
    if (others && others.access !== current.access) return others;
    // A slow or suspended tab may have spent the refresh token and not stored the reply yet.
    if (await isLocked(hasLock ? getSpentTokenLockName(current.access) : refreshLock)) {
      throw new AppError('timeout', `timeout of ${refreshLockTimeoutMs}ms exceeded`);
    }
    throw refuse(current.access, createStatusError(reply));
  }
  const parsed = refreshToken.reply().safeParse(requireOk(reply).body);
  if (!parsed.success) throw createContractError(parsed.error);
  if ((await latest())?.access !== current.access) {
    throw new AppError('refused', 'The session ended while it was being renewed');
  }
  calibrateClock(parsed.data.access);
  const renewed = { access: parsed.data.access, refresh: parsed.data.refresh ?? current.refresh };
  // An API may give the same access token again.
  if (renewed.access !== current.access) holdSpentTokenLock();
  writeTokens(renewed);
  return renewed;
}

/**
 * Ends the session as a renewed access token was refused, unless that has been replaced or has expired on the way, as where
 * the device slept. @returns the error to tell it by
 */
export async function rejectRefreshedToken(access: string, error: AppError): Promise<AppError> {
  await latestTokens();
  return isExpired(access) ? error : refuse(access, error);
}

/** Ends the session, unless another one has begun meanwhile. @returns the error to tell it by */
function refuse(access: string, error: AppError): AppError {
  if (readTokens()?.access === access) {
    holdSpentTokenLock();
    discardRefusedTokens();
    apiConfig.onSessionRefused();
  }
  return new AppError('refused', error.message, {
    cause: error,
    body: error.body,
    ...(error.status !== undefined && { status: error.status }),
  });
}
