import { holdLock, isLocked, withLock } from '../browser/locks.ts';
import { refreshToken } from '../contract/auth.ts';
import { AppError } from '../errors.ts';
import { fingerprint } from '../format/text.ts';
import {
  apiConfig,
  createContractError,
  createStatusError,
  type Reply,
  requireOk,
  sendRequest,
} from './http.ts';
import {
  calibrateClock,
  discardRefusedTokens,
  isExpired,
  isUsable,
  markRefused,
  readTokens,
  type SessionTokens,
  writeTokens,
} from './tokens.ts';

const refreshLock = 'auth-refresh';
const refreshLockTimeoutMs = 20_000;
const spentTokenLockMs = 20_000;
const storageLagMs = 10_000;
const lostReplyDelayMs = 1_000;

let refreshing: Promise<SessionTokens> | undefined;

/**
 * Returns the access token, refreshed if refused or expired; undefined when signed out. A token without `exp`
 * counts as valid.
 * @throws {AppError} as `refreshTokens`
 */
export async function getAccessToken(): Promise<string | undefined> {
  const access = readTokens()?.access;
  return !access || isUsable(access) ? access : (await refreshTokens(access)).access;
}

/**
 * Replaces an access token that was refused or has expired. Calls of this tab
 * share one promise. Tabs share a lock and the stored result.
 * @throws {AppError} `refused` when the session ended; other kinds keep the tokens
 */
export function refreshTokens(refusedAccess: string | undefined): Promise<SessionTokens> {
  markRefused(refusedAccess);
  refreshing ??= withLock(refreshLock, refreshLockTimeoutMs, (hasLock) => refresh(refusedAccess, hasLock))
    .catch((error: unknown) => {
      // A refresh token works once and may be used already, so only the member can retry.
      if (error instanceof AppError) error.canRetry = false;
      throw error;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the lock name of a spent token, without revealing the token. */
export const getSpentTokenLockName = (access: string): string => `auth-spent ${fingerprint(access)}`;

/**
 * Marks the stored access token as spent before its replacement or removal. Locks and storage writes reach
 * other tabs in any order. A tab with this token waits for a new one while the lock is held.
 */
export function holdSpentTokenLock(): void {
  const access = readTokens()?.access;
  if (access) holdLock(getSpentTokenLockName(access), spentTokenLockMs);
}

const waitForStorageEvent = (ms: number) =>
  new Promise((resolve) => {
    window.addEventListener('storage', resolve, { once: true });
    setTimeout(resolve, ms);
  });

/**
 * Reads the tokens; waits for the replacement of spent ones. A storage write of another tab may become
 * visible after the release of its lock.
 */
async function waitForLatestTokens(): Promise<SessionTokens | undefined> {
  const deadline = performance.now() + storageLagMs;
  for (;;) {
    const tokens = readTokens();
    const remainingMs = deadline - performance.now();
    if (!tokens || remainingMs <= 0 || !(await isLocked(getSpentTokenLockName(tokens.access)))) return tokens;
    if (readTokens()?.access === tokens.access) await waitForStorageEvent(remainingMs);
  }
}

/**
 * Requests new tokens, with one retry after a lost connection. A rotating API accepts a spent token for some
 * seconds (docs/api).
 */
async function requestTokens({ access, refresh }: SessionTokens): Promise<Reply> {
  const send = () => sendRequest(refreshToken, { payload: { refreshToken: refresh } }, undefined);
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof AppError && error.isConnectionLost)) throw error;
    await delay(lostReplyDelayMs);
    if (readTokens()?.access !== access) throw error;
    return send();
  }
}

/** True if the reply rejects the refresh token. */
const isRefusal = ({ status }: Reply) => status >= 400 && status < 500 && status !== 408 && status !== 429;

async function refresh(refusedAccess: string | undefined, hasLock: boolean): Promise<SessionTokens> {
  const current = await waitForLatestTokens();
  // Another call or tab has refreshed them.
  if (current && current.access !== refusedAccess && isUsable(current.access)) return current;
  if (!current?.refresh) {
    if (current) endSession(current.access);
    throw new AppError('refused', 'No refresh token available');
  }
  const spentLock = getSpentTokenLockName(current.access);
  const isSpentElsewhere = !hasLock && (await isLocked(spentLock));
  // Warns the tab with the lock, which may send the same refresh token.
  if (!hasLock) holdSpentTokenLock();
  const readLatestTokens = hasLock ? waitForLatestTokens : readTokens;
  const reply = await requestTokens(current);
  if (isRefusal(reply)) {
    const otherTokens = await readLatestTokens();
    if (otherTokens && otherTokens.access !== current.access) return otherTokens;
    // A slow tab may have spent the refresh token without storing the reply yet.
    if (isSpentElsewhere || (await isLocked(hasLock ? spentLock : refreshLock))) {
      throw new AppError('timeout', `timeout of ${refreshLockTimeoutMs}ms exceeded`);
    }
    endSession(current.access);
    throw createStatusError(reply, 'refused');
  }
  const { success, data, error } = refreshToken.reply().safeParse(requireOk(reply).body);
  if (!success) throw createContractError(error);
  if ((await readLatestTokens())?.access !== current.access) {
    throw new AppError('refused', 'The session ended while it was being renewed');
  }
  calibrateClock(data.access);
  const refreshed = { access: data.access, refresh: data.refresh ?? current.refresh };
  if (refreshed.access !== current.access) holdSpentTokenLock();
  // Without the lock, another tab would send the used token, and its rejection would end this session.
  if (!writeTokens(refreshed)) holdLock(spentLock);
  return refreshed;
}

/**
 * Ends the session after a refreshed token is rejected, unless the token was replaced or expired in
 * transit.
 * @returns the error to report
 */
export async function rejectRefreshedToken(access: string, reply: Reply): Promise<AppError> {
  await waitForLatestTokens();
  if (isExpired(access)) return createStatusError(reply);
  endSession(access);
  return createStatusError(reply, 'refused');
}

/** Ends the session, unless another one has started. */
function endSession(access: string): void {
  if (readTokens()?.access !== access) return;
  holdSpentTokenLock();
  discardRefusedTokens();
  apiConfig.onSessionRefused();
}
