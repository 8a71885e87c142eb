import { type MemberReply, provideReplyObserver } from '../../lib/api/api.ts';
import { readTokens } from '../../lib/api/tokens.ts';
import { afterPaint } from '../../lib/browser/timing.ts';
import { getDraw, listDraws, listPrizes } from '../../lib/contract/draws.ts';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { getMember, listNotifications } from '../../lib/contract/member.ts';
import { listSubscriptions } from '../../lib/contract/subscriptions.ts';
import { listSupportTickets } from '../../lib/contract/support.ts';
import { listTickets } from '../../lib/contract/tickets.ts';
import { listTransactions } from '../../lib/contract/wallet.ts';
import { pickKnownFields, trimReply } from '../../lib/contract/wire/pick.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { clearOfflineCache, isWithinMaxAge, writeCacheOwner } from '../../lib/storage/offline-cache.ts';
import { getStorageOwner } from '../../lib/storage/scoped-storage.ts';
import {
  createScopedKey,
  isOfflineKey,
  isSharedDevice,
  offlinePrefix,
  safeLocalStorage,
} from '../../lib/storage/web-storage.ts';
import { $isPageVisible } from '../app/page-state.ts';

const cachedEndpoints: ReadonlyMap<Endpoint, number> = new Map<Endpoint, number>([
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

/** Characters. Browsers allow five million in total. */
const maxEntryLength = 300_000;
const maxTotalLength = 1_500_000;

const waiting = new Map<string, { readonly reply: MemberReply; readonly at: number }>();

/** Removes expired entries, then the oldest beyond the limits. */
function evict(): void {
  const entries = safeLocalStorage
    .keys()
    .filter(isOfflineKey)
    .map((key) => {
      const text = safeLocalStorage.read(key) ?? '';
      const [at, path = ''] = text.split('\n');
      return { key, at: Number(at), path, size: text.length };
    });
  const left = new Map([...cachedEndpoints].map(([{ path }, limit]) => [path, limit]));
  let leftLength = maxTotalLength;
  for (const { key, at, path, size } of entries.sort((one, other) => other.at - one.at)) {
    const count = left.get(path) ?? 0;
    if (count > 0 && size <= leftLength && isWithinMaxAge(at)) {
      left.set(path, count - 1);
      leftLength -= size;
    } else {
      safeLocalStorage.remove(key);
    }
  }
}

function serialise({ endpoint, body }: MemberReply, at: number): string | undefined {
  const text = JSON.stringify(pickKnownFields(endpoint.reply(), trimReply(body)));
  const when = formatDateTime(at);
  return text.length > maxEntryLength ? undefined : [at, endpoint.path, when, text].join('\n');
}

/** Checks the session, because another tab may have signed in another member. */
function isOfCurrentSession({ bearer }: MemberReply): boolean {
  return bearer !== undefined && bearer === readTokens()?.access;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes queued replies to storage once the member is known. */
function save(): void {
  clearTimeout(timer);
  timer = undefined;
  const owner = getStorageOwner();
  for (const [address, { reply, at }] of waiting) {
    if (isOfCurrentSession(reply) && owner === undefined) continue;
    waiting.delete(address);
    if (!isOfCurrentSession(reply) || owner === undefined) continue;
    const key = createScopedKey(owner, offlinePrefix + address);
    const text = serialise(reply, at);
    if (text === undefined || !safeLocalStorage.write(key, text)) safeLocalStorage.remove(key);
    writeCacheOwner(owner, reply.bearer ?? '');
  }
  evict();
}

const saveDelayMs = 1_000;

function scheduleSave(): void {
  timer ??= setTimeout(() => afterPaint(save), saveDelayMs);
}

function handleReply(reply: MemberReply): void {
  if (!cachedEndpoints.has(reply.endpoint) || isSharedDevice()) return;
  waiting.set(reply.requestPath, { reply, at: Date.now() });
  scheduleSave();
}

/** Clears entries without a current owner. */
export function startOfflineCache(): void {
  if (!globalThis.cacheOwner) clearOfflineCache();
  evict();
  provideReplyObserver(handleReply);
  // Saves replies before the member closes the page.
  $isPageVisible.listen((isVisible) => {
    if (!isVisible) save();
  });
}
