import { atom, computed, onMount } from 'nanostores';
import { markTokenSpent } from '../../lib/api/access-token.ts';
import { call } from '../../lib/api/api.ts';
import { isToken } from '../../lib/api/token-validity.ts';
import {
  clearInMemoryTokens,
  clearMalformedTokens,
  clearTokens,
  discardRefusedTokens,
  hasInMemoryTokens,
  hasSessionEnded,
  readTokens,
  type SessionTokens,
  sessionEndedKey,
  tokenKeys,
  writeTokens,
} from '../../lib/api/tokens.ts';
import { isBrowser } from '../../lib/browser/runtime.ts';
import * as auth from '../../lib/contract/auth.ts';
import * as kept from '../../lib/storage/scoped-storage.ts';

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
  clearMalformedTokens();
  if (readTokens()) return begun();
  return { status: 'out', reason: hasSessionEnded() ? 'refused' : 'visitor' };
}

const opened = stored();

export const $session = atom<Session>(opened);

/** Key part for queries of the member's own data: null while nobody is signed in, which keeps them from loading. */
export const $memberKey = computed($session, keyOf);

/** The key of the session that the page was opened with; null for a visitor. */
export const initialMemberKey = keyOf(opened);

function keyOf(session: Session): string | null {
  return session.status === 'in' ? `member${session.number}` : null;
}

/**
 * Stores the tokens and opens the session. What was stored goes first: by that other tabs tell a session that begins
 * from one that is renewed, and drop what they loaded for the member before.
 */
export function openSession(tokens: SessionTokens): void {
  markTokenSpent();
  clearTokens();
  writeTokens(tokens);
  $session.set(begun());
}

/** Removes the tokens and closes the session; other tabs notice by the storage event. Members leave by `logOut`. */
export function endSession(reason: OutReason = 'left'): void {
  if (reason === 'refused') discardRefusedTokens();
  else clearTokens();
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
    syncSession();
    throw error;
  }
}

/** True once another tab has stored tokens, where this one had to hold its own in memory. */
function isReplaced(): boolean {
  const wasInMemory = hasInMemoryTokens();
  return wasInMemory && readTokens() !== undefined && !hasInMemoryTokens();
}

/** Brings this tab in line with an access token, or with its absence for this reason. */
function follow(token: string | null, reason: OutReason): void {
  const { status } = $session.get();
  const signedIn = token !== null && isToken(token);
  if (status === 'in' && !signedIn) {
    clearInMemoryTokens();
    $session.set({ status: 'out', reason });
  }
  if (signedIn && (status === 'out' || (status === 'in' && isReplaced()))) $session.set(begun());
}

/** Brings this tab in line with what is stored, as where its events went by unheard. */
export function syncSession(): void {
  follow(readTokens()?.access ?? null, hasSessionEnded() ? 'refused' : 'leftElsewhere');
}

/**
 * Follows what another tab stored. The event counts, not the storage: a tab that slept while one member signed out
 * and another in gets both events late, and must not take the one for the other.
 */
function onStorage({ key, newValue }: StorageEvent): void {
  // The note comes before the tokens are removed.
  if (key === sessionEndedKey && newValue !== null) follow(null, 'refused');
  else if (key === tokenKeys.access) follow(newValue, 'leftElsewhere');
  else if (key === null) syncSession();
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
  const stopWatching = watchAbsence();
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    stopWatching();
  };
});

/**
 * Changes with whoever is here, and names nobody: stores that are computed from it outlive a session. Undefined while it
 * is not known who is here. What is kept for them can be read by the time this changes.
 */
export const $owner = atom<symbol | undefined>(undefined);

/** Says who is here, first to what is kept for them. */
export function setOwner(...owner: Parameters<typeof kept.setStorageOwner>): void {
  kept.setStorageOwner(...owner);
  $owner.set(owner[0] ? Symbol() : undefined);
}
