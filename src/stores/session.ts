import { atom, computed, onMount } from 'nanostores';
import { call } from '../lib/api.ts';
import * as auth from '../lib/contract/auth.ts';
import { clearTokens, readTokens, type SessionTokens, tokenKeys, writeTokens } from '../lib/tokens.ts';

/** Why nobody is signed in: never was, left by choice (in any tab), or the server refused the session. */
type OutReason = 'visitor' | 'left' | 'refused';

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

/** Read from storage before anything renders, so that no screen flashes that the visitor may not see. */
export const $session = atom<Session>(readTokens() ? begun() : { status: 'out', reason: 'visitor' });

/** Key part for queries of the member's own data: null while nobody is signed in, which keeps them from loading. */
export const $memberKey = computed($session, (session) =>
  session.status === 'in' ? `member${session.number}` : null,
);

/** Stores the tokens and opens the session. */
export function openSession(tokens: SessionTokens): void {
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
    $session.set(before);
    throw error;
  }
}

/** Brings this tab in line with whether somebody is signed in. */
function follow(signedIn: boolean): void {
  const session = $session.get();
  if (session.status === 'in' && !signedIn) $session.set({ status: 'out', reason: 'left' });
  if (session.status === 'out' && signedIn) $session.set(begun());
}

/**
 * Follows what another tab stored. The event counts, not the storage: a tab that slept while one member signed out
 * and another in gets both events late, and must not take the one for the other.
 */
function onStorage(event: StorageEvent): void {
  if (event.key === tokenKeys.access) follow(event.newValue !== null);
  else if (event.key === null) follow(readTokens() !== undefined);
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
    else follow(access !== undefined);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

onMount($session, () => {
  const stopWatching = watchAbsence();
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    stopWatching();
  };
});
