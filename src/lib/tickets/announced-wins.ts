import * as z from 'zod/mini';
import type { Ticket } from '../contract/tickets.ts';
import { readStored, writeStored } from '../storage/stored-value.ts';
import { isSharedDevice, safeLocalStorage } from '../storage/web-storage.ts';

const getStorageKey = (subdomain: string) => `announced-wins/${subdomain}`;

const memoryCache = new Map<string, Set<string>>();

const readKeys = (subdomain: string) =>
  readStored(safeLocalStorage, getStorageKey(subdomain), z.array(z.string()));

const readAnnounced = (subdomain: string) =>
  new Set([...(readKeys(subdomain) ?? []), ...(memoryCache.get(subdomain) ?? [])]);

/** Returns true until `markAnnounced` has run in this browser. */
export function isFirstVisit(subdomain: string): boolean {
  return !memoryCache.has(subdomain) && readKeys(subdomain) === undefined;
}

type WonTicket = Pick<Ticket, 'id' | 'draw_id'>;

const getTicketKey = ({ id, draw_id }: WonTicket) => `${draw_id}/${id}`;

export function filterUnannounced<T extends WonTicket>(subdomain: string, tickets: readonly T[]): T[] {
  const announced = readAnnounced(subdomain);
  return tickets.filter((ticket) => !announced.has(getTicketKey(ticket)));
}

/** Stores the ids of draws and tickets, which stay after sign-out so that no win is announced twice. */
export function markAnnounced(subdomain: string, tickets: readonly WonTicket[]): void {
  const announced = readAnnounced(subdomain);
  for (const ticket of tickets) announced.add(getTicketKey(ticket));
  memoryCache.set(subdomain, announced);
  if (!isSharedDevice()) writeStored(safeLocalStorage, getStorageKey(subdomain), [...announced]);
}
