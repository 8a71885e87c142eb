import { atom, computed, onMount } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { isToken } from '../../lib/api/token-text.ts';
import {
  clearTokens,
  dropBrokenTokens,
  readTokens,
  refusedToken,
  type SessionTokens,
  tokenKeys,
  writeTokens,
} from '../../lib/api/tokens.ts';
import * as auth from '../../lib/contract/auth.ts';
import { onPage } from '../../lib/start/on-page.ts';

/** Why nobody is signed in: never was, left by choice in this tab or elsewhere, or the server refused the session. */
type OutReason = 'visitor' | 'left' | 'leftElsewhere' | 'refused';

/**
 * Where the session stands. `starting`: a switch token from another club is being exchanged. `in` carries a number
 * that changes with every session, so that nothing loaded for one member can be shown to the next.
 */
export type Session =
  | { readonly status: 'starting' }
  | { readonly status: 'out'; readonly reason: OutReason }
  | { readonly status: 'in'; readonly number: number };

let sessions = 0;

function begun(): Session {
  sessions += 1;
  return { status: 'in', number: sessions };
}

/** Read before anything renders, so that no screen flashes that the visitor may not see. */
function stored(): Session {
  dropBrokenTokens();
  return readTokens() ? begun() : { status: 'out', reason: 'visitor' };
}

const opened = stored();

export const $session = atom<Session>(opened);

/** Key part for queries of the member's own data: null while nobody is signed in, which keeps them from loading. */
export const $memberKey = computed($session, keyOf);

/** The key of the session that the page was opened with; null for a visitor. */
export const openedAs = keyOf(opened);

function keyOf(session: Session): string | null {
  return session.status === 'in' ? `member${session.number}` : null;
}

/**
 * Stores the tokens and opens the session. What was stored goes first: by that other tabs tell a session that begins
 * from one that is renewed, and drop what they loaded for the member before.
 */
export function openSession(tokens: SessionTokens): void {
  clearTokens();
  writeTokens(tokens);
  $session.set(begun());
}

/** Removes the tokens and closes the session; other tabs notice by the storage event. */
export function signOut(reason: OutReason = 'left'): void {
  clearTokens();
  if ($session.get().status !== 'out') $session.set({ status: 'out', reason });
}

/**
 * Exchanges a club-switch token for a session at this club. The token must already be gone from where it was kept;
 * when the exchange fails the state before it stays.
 * @throws {AppError}
 */
export async function exchangeSwitchToken(token: string): Promise<void> {
  const before = $session.get();
  $session.set({ status: 'starting' });
  try {
    openSession(await call(auth.changeClient, {}, { bearer: token }));
  } catch (error) {
    // The session before may have been refused meanwhile.
    if ($session.get().status === 'starting') $session.set(before);
    throw error;
  }
}

/** Brings this tab in line with what is stored: a token, or what stands in its place. */
function follow(stored: string | null): void {
  const session = $session.get();
  const signedIn = stored !== null && isToken(stored);
  const reason = stored === refusedToken ? 'refused' : 'leftElsewhere';
  if (session.status === 'in' && !signedIn) $session.set({ status: 'out', reason });
  if (session.status === 'out' && signedIn) $session.set(begun());
}

/**
 * Follows what another tab stored. The event counts, not the storage: a tab that slept while one member signed out
 * and another in gets both events late, and must not take the one for the other.
 */
function onStorage(event: StorageEvent): void {
  if (event.key === tokenKeys.access) follow(event.newValue);
  else if (event.key === null) follow(readTokens()?.access ?? null);
}

/** A page that the browser kept aside hears of nothing: with another token it may be another member's. */
function watchAbsence(): () => void {
  let before: string | undefined;
  const onHide = () => {
    before = readTokens()?.access;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const access = readTokens()?.access;
    if (persisted && before && access && access !== before) $session.set(begun());
    else follow(access ?? null);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

onMount($session, () => {
  if (!onPage) return;
  const stopWatching = watchAbsence();
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    stopWatching();
  };
});
