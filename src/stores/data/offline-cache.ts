/** Keeps what the member saw last, for when there is no connection and until newer is there; nothing waits for it. */
import { type MemberReply, provideReplyObserver } from '../../lib/api/api-config.ts';
import { readTokens } from '../../lib/api/tokens.ts';
import { requestIdle } from '../../lib/browser/deferred-work.ts';
import { getDraw, listDraws, listPrizes } from '../../lib/contract/draws.ts';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { getMember } from '../../lib/contract/member.ts';
import { listNotifications } from '../../lib/contract/notifications.ts';
import { listSubscriptions } from '../../lib/contract/subscriptions.ts';
import { listSupportTickets } from '../../lib/contract/support.ts';
import { listTickets } from '../../lib/contract/tickets.ts';
import { listTransactions } from '../../lib/contract/wallet.ts';
import { pickKnownFields, trimReply } from '../../lib/contract/wire/pick.ts';

import { formatDateTime } from '../../lib/format/date-time.ts';
import { fingerprint } from '../../lib/format/text.ts';
import {
  cacheOwnerKey,
  clearOfflineCache,
  isCacheKey,
  isWithinMaxAge,
} from '../../lib/storage/offline-cache.ts';
import { getScopedKey } from '../../lib/storage/scoped-storage.ts';
import { safeLocalStorage } from '../../lib/storage/web-storage.ts';

/** The reads that are kept, and of how many addresses each: no other answer ever is, whatever it says. */
const kinds: ReadonlyMap<Endpoint, number> = new Map<Endpoint, number>([
  [getMember, 1],
  [listDraws, 5],
  [getDraw, 20],
  [listPrizes, 20],
  [listTickets, 1],
  [listSubscriptions, 1],
  [listTransactions, 1],
  [listSupportTickets, 1],
  [listNotifications, 1],
]);

/** Characters in storage, of which browsers give five million for everything. */
const mostOfOne = 300_000;
const mostInAll = 1_500_000;

/** Answers that have not been put away, the latest of each address. */
const waiting = new Map<string, { readonly answer: MemberReply; readonly at: number }>();

interface Entry {
  readonly key: string;
  readonly at: number;
  readonly path: string;
  readonly size: number;
}

/** What is kept, the latest first. */
function entries(): Entry[] {
  const all = safeLocalStorage
    .keys()
    .filter(isCacheKey)
    .map((key) => {
      const text = safeLocalStorage.read(key) ?? '';
      const [at, path = ''] = text.split('\n');
      return { key, at: Number(at), path, size: text.length };
    });
  return all.sort((a, b) => b.at - a.at);
}

/** Removes what is too old, and of the rest what is beyond the limits, the oldest first. */
function tidy(): void {
  let size = 0;
  const counts = new Map<string, number>();
  const limits = new Map([...kinds].map(([{ path }, most]) => [path, most]));
  for (const entry of entries()) {
    const count = (counts.get(entry.path) ?? 0) + 1;
    const isIn = count <= (limits.get(entry.path) ?? 0) && size + entry.size <= mostInAll;
    if (isIn && isWithinMaxAge(entry.at)) {
      counts.set(entry.path, count);
      size += entry.size;
    } else {
      safeLocalStorage.remove(entry.key);
    }
  }
}

/** Puts a text away; where there is no room, the oldest of what is kept goes for it. */
function store(key: string, text: string): void {
  if (safeLocalStorage.write(key, text)) return;
  safeLocalStorage.remove(key);
  for (const { key: old } of entries().reverse()) {
    safeLocalStorage.remove(old);
    if (safeLocalStorage.write(key, text)) return;
  }
}

/** An answer as it is put away: without what the contract does not name. Undefined for one that is too long. */
function textOf({ endpoint, body }: MemberReply, at: number): string | undefined {
  const text = JSON.stringify(pickKnownFields(endpoint.reply(), trimReply(body)));
  const when = formatDateTime(at);
  return text.length > mostOfOne ? undefined : [at, endpoint.path, when, text].join('\n');
}

/** True for an answer to who is here now, by the token that is stored now: another tab may have signed somebody in. */
function isOurs({ bearer }: MemberReply): boolean {
  return bearer !== undefined && bearer === readTokens()?.access;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Puts away what waits, if it is known whose it is; a session's first answers may come before that. */
function putAway(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [address, { answer, at }] of waiting) {
    const key = getScopedKey(`seen ${address}`);
    if (isOurs(answer) && key === undefined) continue;
    waiting.delete(address);
    if (!isOurs(answer) || key === undefined) continue;
    const text = textOf(answer, at);
    const owner = key.split(' ')[1] ?? '';
    if (text === undefined) safeLocalStorage.remove(key);
    else store(key, text);
    safeLocalStorage.write(cacheOwnerKey, `${fingerprint(answer.bearer ?? '')} ${owner}`);
  }
  tidy();
}

/** A moment after what shows the answers, and not while anything else is done. */
const restMs = 1_000;

function putAwaySoon(): void {
  timer ??= setTimeout(() => requestIdle(putAway, restMs), restMs);
}

function take(answer: MemberReply): void {
  if (!kinds.has(answer.endpoint)) return;
  waiting.set(answer.requestPath, { answer, at: Date.now() });
  putAwaySoon();
}

/** Begins with it. What is kept of somebody else, or of nobody who is here, goes. */
export function startOfflineCache(): void {
  if (!globalThis.cacheOwner) clearOfflineCache();
  tidy();
  provideReplyObserver(take);
  // Who leaves at once has seen it all the same.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') putAway();
  });
}
