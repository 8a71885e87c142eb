/**
 * Which wins members were told of on this device. It stays when they leave, and says nothing of them: ids of draws and
 * tickets alone, and no two members have the same ticket.
 */
import { safeLocalStorage } from '../storage/web-storage.ts';

const keyOf = (club: string) => `winsTold ${club}`;

/** For where nothing can be stored: they are told once in a page's life. */
const here = new Map<string, Set<string>>();

function stored(club: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(safeLocalStorage.read(keyOf(club)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

interface WonTicket {
  readonly id: string;
  readonly draw_id: string;
}

const idOf = ({ id, draw_id }: WonTicket) => `${draw_id}/${id}`;

/** Those that nobody was told of at the club on this device, in any of its tabs. */
export function filterUnannounced<T extends WonTicket>(club: string, tickets: readonly T[]): T[] {
  const known = new Set([...stored(club), ...(here.get(club) ?? [])]);
  return tickets.filter((ticket) => !known.has(idOf(ticket)));
}

/** Notes that they were told. */
export function markAnnounced(club: string, tickets: readonly WonTicket[]): void {
  const known = new Set([...stored(club), ...(here.get(club) ?? []), ...tickets.map(idOf)]);
  here.set(club, known);
  safeLocalStorage.write(keyOf(club), JSON.stringify([...known]));
}
