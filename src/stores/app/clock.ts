import { atom, onMount } from 'nanostores';
import { requestHost } from '../../lib/browser/reachability.ts';
import { countdownTickMs } from '../../lib/config.ts';

/** Differences below this are the network's, not the clock's. */
const ignoredOffsetMs = 30_000;

let offsetMs = 0;

/** The present by the server's clock, in ms since the epoch. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

/** The one ticker of the app: each second, on the second, only while something on screen listens. */
export const $now = atom(nowMs());

onMount($now, () => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    $now.set(nowMs());
    timer = setTimeout(tick, countdownTickMs - (nowMs() % countdownTickMs));
  };
  const catchUp = () => {
    if (document.visibilityState === 'visible') $now.set(nowMs());
  };
  tick();
  document.addEventListener('visibilitychange', catchUp);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', catchUp);
  };
});

/**
 * Corrects the clock by the Date header of our own host, because phones are often minutes off and the API's header
 * cannot be read across origins. A failure leaves the local clock.
 */
export async function correctClock(): Promise<void> {
  try {
    const askedAt = Date.now();
    const response = await requestHost();
    // A phone that slept meanwhile has an old answer.
    if (Date.now() - askedAt >= ignoredOffsetMs) return;
    const difference = Date.parse(response.headers.get('date') ?? '') - Date.now();
    if (Math.abs(difference) >= ignoredOffsetMs) offsetMs = difference;
  } catch {
    // The countdown is only a courtesy; what can be bought is decided by the draw's status.
  }
}
