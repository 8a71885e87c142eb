import { atom } from 'nanostores';
import { holdSpentTokenLock } from '../../lib/api/token-refresh.ts';
import {
  getIdleState,
  type IdleState,
  markSessionEndedIdle,
  saveLastTouch,
} from '../../lib/auth/idle-session.ts';
import { getElapsedMs, type Moment, toMoment } from '../../lib/browser/timing.ts';
import { readLastTouch } from '../../lib/storage/web-storage.ts';
import { $isPageVisible } from '../app/page-state.ts';
import { $session, endSession } from '../app/session.ts';

const checkMs = 1_000;
const touchEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** True in the last minute before the sign-out. */
export const $isIdleWarned = atom(false);

/** Undefined without a session on a shared device. */
let touch: Moment | undefined;
let stop = () => {};

/** Returns the last touch of all tabs; undefined once the session has ended. */
function getLastTouch(): Moment | undefined {
  const text = readLastTouch();
  const at = Number(text);
  if (text === undefined || $session.get().status !== 'in') return undefined;
  if (touch?.at !== at) touch = toMoment(at);
  return touch;
}

function signOutIdle(): void {
  holdSpentTokenLock();
  endSession();
  markSessionEndedIdle();
}

/** Signs out after the limit. Returns undefined once the session has ended. */
function check(): IdleState | undefined {
  const last = getLastTouch();
  const state = last && getIdleState(getElapsedMs(last));
  if (state === 'expired') signOutIdle();
  $isIdleWarned.set(state === 'warned');
  if (state === undefined || state === 'expired') stop();
  return state;
}

/** Saves a touch, unless the session has ended or is in its last minute, when only the dialog's button counts. */
function handleTouch(): void {
  if (touch && getElapsedMs(touch) < checkMs) return;
  if (check() === 'active') saveLastTouch();
}

export function staySignedIn(): void {
  if (check() === 'warned') saveLastTouch();
  $isIdleWarned.set(false);
}

/** Watches the session on a shared device until it ends. */
export function watchIdleTime(): void {
  stop();
  const timer = setInterval(check, checkMs);
  // Timers stop while the page is frozen.
  const stops = [$session.listen(check), $isPageVisible.listen(check)];
  for (const event of touchEvents) addEventListener(event, handleTouch, { capture: true, passive: true });
  stop = () => {
    clearInterval(timer);
    for (const stopListening of stops) stopListening();
    for (const event of touchEvents) removeEventListener(event, handleTouch, { capture: true });
    touch = undefined;
    stop = () => {};
  };
  check();
}
