import { $online } from '../app/connection.ts';

/** Milliseconds after the timeout. */
export const pollSchedule = [5_000, 15_000, 30_000, 60_000] as const;

/** Milliseconds after the payment's success page. */
export const paymentPollSchedule = [2_000, 5_000, 10_000, 18_000, 32_000, 60_000, 90_000, 120_000] as const;

export function isPageActive(): boolean {
  return document.visibilityState !== 'hidden' && $online.get();
}

/**
 * Returns the ms until the next poll; undefined after the last.
 * @param since start of the schedule, by `performance.now`
 */
export function getNextPollDelay(since: number, schedule: readonly number[]): number | undefined {
  const past = performance.now() - since;
  const next = schedule.find((ms) => ms > past);
  return next && next - past;
}

/**
 * Calls back when the tab becomes visible or the connection returns.
 * @returns unsubscribes
 */
export function subscribePageActive(listener: () => void): () => void {
  const notify = () => {
    if (isPageActive()) listener();
  };
  document.addEventListener('visibilitychange', notify);
  const stopOnline = $online.listen(notify);
  return () => {
    document.removeEventListener('visibilitychange', notify);
    stopOnline();
  };
}
