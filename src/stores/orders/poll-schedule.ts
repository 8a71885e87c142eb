/** When it is looked again what became of an order: after set times, and whenever the member looks. */
import { isBrowser } from '../../lib/browser/runtime.ts';
import { $online } from '../app/connection.ts';

/** Counted from when an answer was given up. */
export const pollSchedule = [5_000, 15_000, 30_000, 60_000] as const;

/** The same for a payment, counted from when it was said to be made: in growing pauses. */
export const paymentPollSchedule = [2_000, 5_000, 10_000, 18_000, 32_000, 60_000, 90_000, 120_000] as const;

/** True while the tab is in sight, as far as the browser tells, and there is a connection to look with. */
export function isPageActive(): boolean {
  return document.visibilityState !== 'hidden' && $online.get();
}

/**
 * In how many ms the next look is due; undefined when that was the last.
 * @param since what `looks` are counted from, in ms since the epoch
 */
export function getNextPollDelay(since: number, looks: readonly number[]): number | undefined {
  const past = Date.now() - since;
  const next = looks.find((ms) => ms > past);
  return next && next - past;
}

const looks = new Set<() => void>();

function lookAll(): void {
  if (isPageActive()) for (const look of looks) look();
}

if (isBrowser) {
  document.addEventListener('visibilitychange', lookAll);
  $online.listen((isOnline) => isOnline && lookAll());
}

/** Looks whenever the member looks at the tab again, and when there is a connection again. @returns ends this */
export function subscribePageActive(look: () => void): () => void {
  looks.add(look);
  return () => looks.delete(look);
}
