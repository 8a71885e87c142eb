import { isSharedDevice } from '../storage/shared-device.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';

const getStorageKey = (subdomain: string) => `winsTold ${subdomain}`;

const memoryCache = new Map<string, Set<string>>();

function readStored(subdomain: string): readonly string[] | undefined {
  try {
    const ids: unknown = JSON.parse(safeLocalStorage.read(getStorageKey(subdomain)) ?? '');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : undefined;
  } catch {
    return undefined;
  }
}

const readAnnounced = (subdomain: string) => [
  ...(readStored(subdomain) ?? []),
  ...(memoryCache.get(subdomain) ?? []),
];

/** True until `markAnnounced` has run in this browser. */
export function isFirstVisit(subdomain: string): boolean {
  return !memoryCache.has(subdomain) && readStored(subdomain) === undefined;
}

interface WonTicket {
  readonly id: string;
  readonly draw_id: string;
}

const getTicketKey = ({ id, draw_id }: WonTicket) => `${draw_id}/${id}`;

export function filterUnannounced<T extends WonTicket>(subdomain: string, tickets: readonly T[]): T[] {
  const announced = new Set(readAnnounced(subdomain));
  return tickets.filter((ticket) => !announced.has(getTicketKey(ticket)));
}

/** Stays after sign-out; contains only ids of draws and tickets. */
export function markAnnounced(subdomain: string, tickets: readonly WonTicket[]): void {
  const announced = new Set([...readAnnounced(subdomain), ...tickets.map(getTicketKey)]);
  memoryCache.set(subdomain, announced);
  if (!isSharedDevice()) safeLocalStorage.write(getStorageKey(subdomain), JSON.stringify([...announced]));
}
