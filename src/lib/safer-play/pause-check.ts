import { pausedOrderHint } from '../messages/pause-notices.ts';
import { readPause } from './pause-storage.ts';

/**
 * Says why a paused order is not sent; undefined if it may be sent. Reads the storage, because a screen or a tab
 * may not know of the pause yet.
 * @param now ms since the epoch
 * @param provenMs the host's time, in ms since the epoch; undefined until measured
 */
export function getPauseHint(now: number, provenMs: number | undefined): string | undefined {
  const pause = readPause(provenMs);
  return pause === undefined ? undefined : pausedOrderHint(pause, now);
}
