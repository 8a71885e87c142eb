import { withLock } from '../browser/locks.ts';
import { lostRenewalPauseMs, refreshLockTimeoutMs } from '../config.ts';
import { refreshToken } from '../contract/auth.ts';
import { AppError } from '../errors.ts';
import { surroundings } from './api-surroundings.ts';
import { readTokens, refuseTokens, type SessionTokens, writeTokens } from './tokens.ts';
import { accept, type Reply, send, statusError, wrongShape } from './transport.ts';

let refreshing: Promise<SessionTokens> | undefined;

/**
 * Renews the tokens after this access token was refused or ran out.
 *
 * One refresh at a time: calls of this tab share a promise, tabs take turns by a lock and use each other's result.
 * @throws {AppError} `refused` when the session is over, which ends it here; any other kind keeps the tokens
 */
export function renewTokens(refusedAccess: string | undefined): Promise<SessionTokens> {
  refreshing ??= withLock('auth-refresh', refreshLockTimeoutMs, (waited) => refresh(refusedAccess, waited))
    .catch((error: unknown) => {
      // A refresh token works once: whether this one did is unknown, so the member decides when to try again.
      if (error instanceof AppError) error.repeatable = false;
      throw error;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What a tab stored may reach the others later than the lock that it then freed: they are processes of their own, and on
 * a busy device it takes its time. Nothing comes where the other tab's renewal failed.
 */
const storageLagMs = 1_000;
const lookAgainMs = 50;

async function latestTokens(refusedAccess: string | undefined, waited: boolean) {
  const until = waited ? performance.now() + storageLagMs : 0;
  while (readTokens()?.access === refusedAccess && performance.now() < until) await pause(lookAgainMs);
  return readTokens();
}

/**
 * Asks for new tokens, once more where the answer was lost: an API that rotates them has spent the old one by then, and
 * takes it again for some seconds (docs/api).
 */
async function askForTokens({ access, refresh }: SessionTokens): Promise<Reply> {
  const ask = () => send(refreshToken, { payload: { refreshToken: refresh } }, undefined);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AppError && error.answerLost)) throw error;
    await pause(lostRenewalPauseMs);
    if (readTokens()?.access !== access) throw error;
    return ask();
  }
}

async function refresh(refusedAccess: string | undefined, waited: boolean): Promise<SessionTokens> {
  const current = await latestTokens(refusedAccess, waited);
  if (!current) throw new AppError('refused', 'No refresh token available');
  if (current.access !== refusedAccess) return current;
  if (!current.refresh) throw refuse(current.access, new AppError('refused', 'No refresh token available'));
  const reply = await askForTokens(current);
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 408 && reply.status !== 429) {
    const others = readTokens();
    if (others && others.access !== current.access) return others;
    throw refuse(current.access, statusError(reply));
  }
  const parsed = refreshToken.reply().safeParse(accept(reply).body);
  if (!parsed.success) throw wrongShape(parsed.error);
  if (readTokens()?.access !== current.access) {
    throw new AppError('refused', 'The session ended while it was being renewed');
  }
  const renewed = { access: parsed.data.access, refresh: parsed.data.refresh ?? current.refresh };
  writeTokens(renewed);
  return renewed;
}

/** Ends the session, unless another one has begun meanwhile. @returns the error to tell it by */
export function refuse(access: string | undefined, error: AppError): AppError {
  if (readTokens()?.access === access) {
    refuseTokens();
    surroundings.onRefused();
  }
  return new AppError('refused', error.message, {
    cause: error,
    body: error.body,
    ...(error.status !== undefined && { status: error.status }),
  });
}
