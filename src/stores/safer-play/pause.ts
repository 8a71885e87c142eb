import {
  getPauseEnd,
  getPauseKey,
  movePause,
  type Pause,
  readPause,
  removeOutdatedPauses,
  storePause,
} from '../../lib/safer-play/pause.ts';
import { pauseKeyPrefix } from '../../lib/storage/known-keys.ts';
import { $hostTime, correctClock, getProvenMs, nowMs } from '../app/clock.ts';
import { $isPageVisible } from '../app/page-state.ts';
import { $pause } from '../app/pause.ts';
import { $memberKey, $owner } from '../app/session.ts';

/** Browsers limit a timer to 24 days and stop it while the device sleeps, so the pause is checked every minute. */
const maxWaitMs = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;
let last: { readonly session: string | null; readonly key: string } | undefined;

/** Moves the pause when a member's email address changes within a session. */
function followEmail(): void {
  const key = getPauseKey();
  if (!key) return;
  const session = $memberKey.get();
  if (last && last.key !== key && last.session === session) movePause(last.key, key);
  last = { session, key };
}

const isSame = (first: Pause | null | undefined, second: Pause | null | undefined) =>
  JSON.stringify(first) === JSON.stringify(second);

function refreshPause(): void {
  followEmail();
  const provenMs = getProvenMs();
  const pause = readPause(provenMs);
  if (!isSame(pause, $pause.get())) $pause.set(pause);
  clearTimeout(timer);
  if (!pause) return;
  const restMs = provenMs === undefined ? maxWaitMs : getPauseEnd(pause) - provenMs;
  timer = setTimeout(checkEnd, Math.min(maxWaitMs, restMs));
}

/** Asks the host for the time if the device's clock says that the pause has ended. */
function checkEnd(): void {
  const pause = readPause(getProvenMs());
  if (pause && getPauseEnd(pause) <= nowMs()) void correctClock().then(refreshPause);
  else refreshPause();
}

/** Updates `$pause` on changes of the member, the clock and other tabs. Later calls do nothing. */
export function startPause(): void {
  if (isStarted) return;
  isStarted = true;
  $owner.subscribe(refreshPause);
  $hostTime.subscribe((host) => {
    refreshPause();
    if (host) removeOutdatedPauses(host.at);
    else void correctClock();
  });
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(pauseKeyPrefix)) refreshPause();
  });
  // A page in the back/forward cache, or asleep, misses storage events and timers.
  $isPageVisible.listen(refreshPause);
}

/**
 * Starts the member's pause, or makes it longer.
 * @returns false when the browser refuses to store it
 */
export function setPause(pause: Pause): boolean {
  const isStored = storePause(pause, nowMs());
  startPause();
  refreshPause();
  return isStored;
}
