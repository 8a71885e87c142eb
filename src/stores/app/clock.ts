import { atom, onMount } from 'nanostores';
import { requestHost } from '../../lib/browser/reachability.ts';
import { countdownTickMs } from '../../lib/config.ts';

/** Smaller differences are network latency. */
const ignoredOffsetMs = 30_000;

let offsetMs = 0;

/** The current time by the server's clock, in ms since the epoch. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

/** Ticks every full second while a view subscribes. */
export const $now = atom(nowMs());

onMount($now, () => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    $now.set(nowMs());
    timer = setTimeout(tick, countdownTickMs - (nowMs() % countdownTickMs));
  };
  const updateIfVisible = () => {
    if (document.visibilityState === 'visible') $now.set(nowMs());
  };
  tick();
  document.addEventListener('visibilitychange', updateIfVisible);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', updateIfVisible);
  };
});

/** Corrects wrong device clocks by our host's Date header. CORS hides the API's header. */
export async function correctClock(): Promise<void> {
  try {
    const requestedAt = Date.now();
    const response = await requestHost();
    if (Date.now() - requestedAt >= ignoredOffsetMs) return;
    const difference = Date.parse(response.headers.get('date') ?? '') - Date.now();
    if (Math.abs(difference) >= ignoredOffsetMs) offsetMs = difference;
  } catch {}
}
