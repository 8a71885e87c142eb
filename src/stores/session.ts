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

/** Brings this tab in line with what another tab stored, or with what is left when a page returns from the cache. */
function followStorage(event?: StorageEvent): void {
  if (event && event.key !== null && event.key !== tokenKeys.access) return;
  const session = $session.get();
  const signedIn = readTokens() !== undefined;
  if (session.status === 'in' && !signedIn) $session.set({ status: 'out', reason: 'left' });
  if (session.status === 'out' && signedIn) $session.set(begun());
}

onMount($session, () => {
  const onPageShow = () => followStorage();
  window.addEventListener('storage', followStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', followStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
});
