import { atom, computed, onMount } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { holdSpentTokenLock } from '../../lib/api/token-refresh.ts';
import {
  clearInMemoryTokens,
  clearMalformedTokens,
  clearTokens,
  discardRefusedTokens,
  hasInMemoryTokens,
  hasSessionEnded,
  isToken,
  readTokens,
  type SessionTokens,
  sessionEndedKey,
  tokenKeys,
  writeTokens,
} from '../../lib/api/tokens.ts';
import { isBrowser } from '../../lib/browser/page.ts';
import * as auth from '../../lib/contract/auth.ts';
import {
  createExpiredSsoCookie,
  readCookie,
  removeSecure,
  ssoCookieName,
} from '../../lib/storage/cookies.ts';
import * as scopedStorage from '../../lib/storage/scoped-storage.ts';
import { cookieJar, writeLastTouch } from '../../lib/storage/web-storage.ts';
import { tenantHost } from '../../lib/tenant/current-tenant.ts';

type OutReason = 'visitor' | 'left' | 'leftElsewhere' | 'refused';

/**
 * `starting` exchanges a switch token. `number` differs in every session. `isSignedInHere` is true after a sign-in in
 * this tab.
 */
export type Session =
  | { readonly status: 'starting' }
  | { readonly status: 'out'; readonly reason: OutReason }
  | { readonly status: 'in'; readonly number: number; readonly isSignedInHere: boolean };

let sessions = 0;

function createSession(isSignedInHere = false): Session {
  sessions += 1;
  return { status: 'in', number: sessions, isSignedInHere };
}

/** Reads the stored session before the first render, so that no protected screen flashes. */
function readSession(): Session {
  clearMalformedTokens();
  if (readTokens()) return createSession();
  return { status: 'out', reason: hasSessionEnded() ? 'refused' : 'visitor' };
}

const initialSession = readSession();

export const $session = atom<Session>(initialSession);

/** Cache key of member queries. Null stops them from loading. */
export const $memberKey = computed($session, getMemberKey);

export const initialMemberKey = getMemberKey(initialSession);

function getMemberKey(session: Session): string | null {
  return session.status === 'in' ? `member${session.number}` : null;
}

/** Other tabs detect a new session by the removal of the old tokens. */
function replaceSession(tokens: SessionTokens, isSignedInHere: boolean): void {
  holdSpentTokenLock();
  clearTokens();
  writeTokens(tokens);
  $session.set(createSession(isSignedInHere));
}

/** Opens the session of a member who has just signed in. */
export function openSession(tokens: SessionTokens): void {
  replaceSession(tokens, true);
}

/** Ends the session in all tabs. Members use `signOut`. */
export function endSession(reason: OutReason = 'left'): void {
  if (reason === 'refused') discardRefusedTokens();
  else clearTokens();
  // After a refusal, each tab clears what it has (boot.ts).
  if (reason !== 'refused') writeLastTouch();
  if ($session.get().status !== 'out') $session.set({ status: 'out', reason });
}

/** True once another tab stored tokens while this one used in-memory tokens. */
function isReplaced(): boolean {
  const wasInMemory = hasInMemoryTokens();
  return wasInMemory && readTokens() !== undefined && !hasInMemoryTokens();
}

function applyToken(token: string | null, reason: OutReason): void {
  const { status } = $session.get();
  const signedIn = token !== null && isToken(token);
  if (status === 'in' && !signedIn) {
    clearInMemoryTokens();
    $session.set({ status: 'out', reason });
  }
  if (signedIn && (status === 'out' || (status === 'in' && isReplaced()))) $session.set(createSession());
}

/** Applies the stored token to this tab, which may have missed storage events. */
export function syncSession(): void {
  applyToken(readTokens()?.access ?? null, hasSessionEnded() ? 'refused' : 'leftElsewhere');
}

/** Uses the event's value, because a suspended tab receives a sign-out and the next sign-in late. */
function handleStorage({ key, newValue }: StorageEvent): void {
  // This marker is written before the tokens are removed.
  if (key === sessionEndedKey && newValue !== null) applyToken(null, 'refused');
  else if (key === tokenKeys.access) applyToken(newValue, 'leftElsewhere');
  else if (key === null) syncSession();
}

/** Checks restored pages, because a page in the back/forward cache misses storage events. */
function startPageCacheChecks(): () => void {
  let before: string | undefined;
  const onHide = () => {
    before = readTokens()?.access;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const access = readTokens()?.access;
    if (persisted && before && access && access !== before) $session.set(createSession());
    else syncSession();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

onMount($session, () => {
  if (!isBrowser) return;
  const stopPageCacheChecks = startPageCacheChecks();
  window.addEventListener('storage', handleStorage);
  return () => {
    window.removeEventListener('storage', handleStorage);
    stopPageCacheChecks();
  };
});

/** Changes once scoped storage of the known member is readable; undefined while unknown. */
export const $owner = atom<symbol | undefined>(undefined);

/** The member's email by the last reply of this session; undefined while unknown. */
export const $memberEmail = atom<string | undefined>(undefined);

export function setOwner(...owner: Parameters<typeof scopedStorage.setStorageOwner>): void {
  scopedStorage.setStorageOwner(...owner);
  const [, email, source] = owner;
  if (source !== 'cache') $memberEmail.set(email);
  $owner.set(owner[0] ? Symbol() : undefined);
}

/** Signs out. The lock prevents a token refresh in other tabs from restoring the session. */
export function signOut(): void {
  holdSpentTokenLock();
  endSession();
}

/** Writes the cookie. Safari rejects Secure cookies over http (local development). */
export function writeSsoCookie(cookie: string): void {
  const before = cookieJar.read();
  cookieJar.write(cookie);
  const isRefused = cookieJar.read() === before && location.protocol === 'http:';
  if (isRefused) cookieJar.write(removeSecure(cookie));
}

export function clearSsoCookie(): void {
  if (tenantHost.parentDomain) writeSsoCookie(createExpiredSsoCookie(tenantHost.parentDomain));
}

/**
 * Signs in with another tenant's token. Removes the cookie first, so that the token is used once. A failure restores
 * the previous session. The head script has marked a shared device, which stays shared.
 * @returns 'none' without a token
 */
export async function signInWithSsoCookie(): Promise<'none' | 'accepted' | 'failed'> {
  const token = readCookie(cookieJar.read(), ssoCookieName);
  if (!token || !tenantHost.parentDomain) return 'none';
  clearSsoCookie();
  const before = $session.get();
  $session.set({ status: 'starting' });
  try {
    replaceSession(await call(auth.changeClient, {}, { bearer: token }), false);
    return 'accepted';
  } catch {
    if ($session.get().status === 'starting') $session.set(before);
    syncSession();
    return 'failed';
  }
}
