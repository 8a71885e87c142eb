import { getScopedKey, tabStorage } from '../../lib/storage/scoped-storage.ts';
import { $memberKey } from '../app/session.ts';

const name = 'wins';

let wonIds = new Set<string>();
let loadedKey: string | undefined;

$memberKey.listen(() => {
  wonIds = new Set();
  loadedKey = undefined;
});

function readStoredIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function save(): void {
  if (wonIds.size > 0) tabStorage.write(name, JSON.stringify([...wonIds]));
}

/** The member is known shortly after the session opens. */
function loadWins(): Set<string> {
  const key = $memberKey.get() === null ? undefined : getScopedKey(name);
  if (key && key !== loadedKey) {
    loadedKey = key;
    for (const id of readStoredIds()) wonIds.add(id);
    save();
  }
  return wonIds;
}

/** A later reply cannot revoke a win of this session. */
export function isKnownWon(ticketId: string): boolean {
  return loadWins().has(ticketId);
}

export function saveWonTickets(ticketIds: readonly string[]): void {
  const known = loadWins();
  const added = ticketIds.filter((id) => !known.has(id));
  for (const id of added) known.add(id);
  if (added.length > 0) save();
}
