import { atom, onMount } from 'nanostores';
import { requestHost } from '../../lib/browser/reachability.ts';
import { getElapsedMs, getMoment, type Moment } from '../../lib/browser/timing.ts';
import { countdownTickMs } from '../../lib/config.ts';
import { $isPageVisible, onResume } from './page-state.ts';

/** Smaller differences are network latency. */
const ignoredOffsetMs = 30_000;

let offsetMs = 0;

/** The host's time with the page's time of its measurement. Undefined until measured. */
export const $hostTime = atom<Moment | undefined>();

/** The current time by the server's clock, in ms since the epoch. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

/**
 * Returns a time that has passed by the host's clock, in ms since the epoch; undefined until measured. Ignores the
 * device's clock, which the member can set ahead. It may pause while the device sleeps.
 */
export function getProvenMs(): number | undefined {
  const host = $hostTime.get();
  return host && host.at + performance.now() - host.uptime;
}

/** Ticks every full second while a view subscribes and the page is visible. */
export const $now = atom(nowMs());

onMount($now, () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    $now.set(nowMs());
    if ($isPageVisible.get()) timer = setTimeout(tick, countdownTickMs - (nowMs() % countdownTickMs));
  };
  const stopListening = $isPageVisible.subscribe(tick);
  return () => {
    clearTimeout(timer);
    stopListening();
  };
});

async function measureClock(): Promise<void> {
  const requested = getMoment();
  try {
    const response = await requestHost();
    const at = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(at)) return;
    const difference = at - Date.now();
    // If the device slept, the reply is too old.
    if (getElapsedMs(requested) < ignoredOffsetMs)
      offsetMs = Math.abs(difference) < ignoredOffsetMs ? 0 : difference;
    $hostTime.set({ at, uptime: performance.now() });
  } catch {}
}

let pendingMeasurement: Promise<void> | undefined;

/**
 * Corrects a wrong device clock by our host's Date header, because CORS hides the API's header. Concurrent calls share
 * one request. Never throws.
 */
export function correctClock(): Promise<void> {
  pendingMeasurement ??= measureClock().finally(() => {
    pendingMeasurement = undefined;
  });
  return pendingMeasurement;
}

/** Corrects the clock now and after each event that may have changed or stopped it. */
export function startClock(): void {
  void correctClock();
  onResume(0, () => void correctClock());
}

/** Returns the host's time if known, because a device's clock may be wrong. In ms since the epoch. */
export const getOrderTime = (): number => Math.round(getProvenMs() ?? nowMs());
