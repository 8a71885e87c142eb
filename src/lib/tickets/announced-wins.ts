import { safeLocalStorage } from '../storage/web-storage.ts';

const keyOf = (club: string) => `winsTold ${club}`;

/** Fallback without storage. */
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

/** Returns the tickets not yet announced on this device. */
export function filterUnannounced<T extends WonTicket>(club: string, tickets: readonly T[]): T[] {
  const known = new Set([...stored(club), ...(here.get(club) ?? [])]);
  return tickets.filter((ticket) => !known.has(idOf(ticket)));
}

/** The entry stays after sign-out and contains only ids of draws and tickets. */
export function markAnnounced(club: string, tickets: readonly WonTicket[]): void {
  const known = new Set([...stored(club), ...(here.get(club) ?? []), ...tickets.map(idOf)]);
  here.set(club, known);
  safeLocalStorage.write(keyOf(club), JSON.stringify([...known]));
}
