import { getScopedKey, scopedStorage } from '../../lib/storage/scoped-storage.ts';
import {
  addShownResults,
  formatShownResults,
  mergeShownResults,
  noResults,
  type OutcomesById,
  parseShownResults,
  type ShownResults,
} from '../../lib/tickets/shown-results.ts';
import { nowMs } from '../app/clock.ts';
import { $memberKey } from '../app/session.ts';

const name = 'results';

const storage = scopedStorage('device');

let results = noResults;
let loadedKey: string | undefined;

$memberKey.listen(() => {
  results = noResults;
  loadedKey = undefined;
});

/** Another tab may have stored results meanwhile. */
function save(): void {
  results = mergeShownResults(parseShownResults(storage.read(name)), results);
  if (results.won.size + results.lost.size > 0) storage.write(name, formatShownResults(results));
}

/** The final results that the member was shown until now. The member is known shortly after the session opens. */
export function getShownResults(): ShownResults {
  const key = $memberKey.get() === null ? undefined : getScopedKey(name);
  if (key && key !== loadedKey) {
    loadedKey = key;
    save();
  }
  return results;
}

/** A later reply cannot revoke a win that was shown. */
export function isKnownWon(ticketId: string): boolean {
  return getShownResults().won.has(ticketId);
}

/** Saves won and lost tickets, with the time, until sign-out. */
export function saveShownResults(outcomes: OutcomesById): void {
  const known = getShownResults();
  results = addShownResults(known, outcomes, nowMs());
  if (results !== known) save();
}
