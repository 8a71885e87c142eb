import * as z from 'zod/mini';
import { isSharedDevice } from '../storage/shared-device.ts';
import { readStored, writeStored } from '../storage/stored-value.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';

const getStorageKey = (subdomain: string) => `announced-wins/${subdomain}`;

const memoryCache = new Map<string, Set<string>>();

const keysSchema = z.array(z.string());

const readKeys = (subdomain: string) => readStored(safeLocalStorage, getStorageKey(subdomain), keysSchema);

const readAnnounced = (subdomain: string) => [
  ...(readKeys(subdomain) ?? []),
  ...(memoryCache.get(subdomain) ?? []),
];

/** True until `markAnnounced` has run in this browser. */
export function isFirstVisit(subdomain: string): boolean {
  return !memoryCache.has(subdomain) && readKeys(subdomain) === undefined;
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
  if (!isSharedDevice()) writeStored(safeLocalStorage, getStorageKey(subdomain), [...announced]);
}
