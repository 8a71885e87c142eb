import { getScopedKey, readFromTab, saveToTab } from '../../lib/storage/scoped-storage.ts';
import { $memberKey } from '../app/session.ts';

/** Under this name the tab keeps which tickets the member saw as won, until they leave. */
const name = 'wins';

/** Ids of tickets. */
let shown = new Set<string>();
/** Whose wins were read from the tab's storage. */
let readFor: string | undefined;

$memberKey.listen(() => {
  shown = new Set();
  readFor = undefined;
});

function storedIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readFromTab(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function store(): void {
  if (shown.size > 0) saveToTab(name, JSON.stringify([...shown]));
}

/** Who is here is known a little later than that somebody is. */
function wins(): Set<string> {
  const key = $memberKey.get() === null ? undefined : getScopedKey(name);
  if (key && key !== readFor) {
    readFor = key;
    for (const id of storedIds()) shown.add(id);
    store();
  }
  return shown;
}

/** True for a ticket that was shown as won in this session: no lesser answer takes that back. */
export function isKnownWon(ticketId: string): boolean {
  return wins().has(ticketId);
}

/** Notes that tickets are shown as won. */
export function saveWonTickets(ticketIds: readonly string[]): void {
  const known = wins();
  const news = ticketIds.filter((id) => !known.has(id));
  for (const id of news) known.add(id);
  if (news.length > 0) store();
}
