import { getScopedKey, scopedStorage } from '../../lib/storage/scoped-storage.ts';
import {
  addKnownResults,
  formatKnownResults,
  getResultKey,
  type KnownResults,
  type OutcomesById,
  parseKnownResults,
} from '../../lib/tickets/known-results.ts';
import { nowMs } from '../app/clock.ts';
import { $memberKey } from '../app/session.ts';

const name = 'results';

const storage = scopedStorage('device');

let results: KnownResults = new Map();
let loadedKey: string | undefined;

$memberKey.listen(() => {
  results = new Map();
  loadedKey = undefined;
});

/** Another tab may have stored results meanwhile. The first time of each stays. */
function save(): void {
  results = new Map([...results, ...parseKnownResults(storage.read(name))]);
  if (results.size > 0) storage.write(name, formatKnownResults(results));
}

/** The final results that the member was shown until now. The member is known shortly after the session opens. */
export function getKnownResults(): KnownResults {
  const key = $memberKey.get() === null ? undefined : getScopedKey(name);
  if (key && key !== loadedKey) {
    loadedKey = key;
    save();
  }
  return results;
}

/** A later reply cannot revoke a win that was shown. */
export function isKnownWon(ticketId: string): boolean {
  return getKnownResults().has(getResultKey('won', ticketId));
}

/** Saves won and lost tickets, with the time, until sign-out. */
export function saveKnownResults(outcomes: OutcomesById): void {
  const known = getKnownResults();
  results = addKnownResults(known, outcomes, nowMs());
  if (results !== known) save();
}
