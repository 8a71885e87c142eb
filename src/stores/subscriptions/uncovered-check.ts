import { computed } from 'nanostores';
import { loadPagination, readList } from '../../lib/api/list-page.ts';
import { type Draw, listDraws } from '../../lib/contract/draws.ts';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { isComplete } from '../../lib/data/list.ts';
import type { Query } from '../../lib/data/query.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { findUncovered } from '../../lib/subscriptions/uncovered.ts';
import { setMenuBadges } from '../app/menu-badges.ts';
import { $memberKey } from '../app/session.ts';
import { loadFreshList } from '../data/list-query.ts';
import { runForSession } from '../data/query-cache.ts';
import { subscriptionsQuery } from './subscriptions.ts';
import { $uncovered } from './uncovered.ts';

/** The first view's requests run first. */
const checkDelayMs = 4_000;
const maxPages = 5;

/** Loads all live and scheduled draws; undefined on failure, or if there are more pages. */
async function loadUpcomingDraws(session: unknown): Promise<readonly Draw[] | undefined> {
  try {
    const list = await runForSession(session, async () => {
      const { readPages } = await loadPagination();
      return readPages(
        await readList(listDraws, { query: { status: ['live', 'scheduled'], sort: 'new', order: 'desc' } }),
        maxPages,
      );
    });
    return isComplete(list) ? list.entries : undefined;
  } catch {
    return undefined;
  }
}

let stopWatching = () => {};

/** Follows the balance and the subscriptions. The draws are those of the check. */
function watch(member: Query<MemberProfile>, draws: readonly Draw[] | undefined): void {
  const $found = computed([subscriptionsQuery.$data, member.$data], (list, profile) =>
    findUncovered(list?.entries ?? [], draws, profile?.balance),
  );
  stopWatching = $found.subscribe((found) => {
    $uncovered.set(found);
    const text = String(found.length);
    setMenuBadges({
      subscriptions: found.length > 0 ? { text, label: `${text} to look at` } : undefined,
    });
  });
}

async function check(member: Query<MemberProfile>): Promise<void> {
  const session = $memberKey.get();
  const list = await loadFreshList(subscriptionsQuery, maxPages);
  const isAnyRunning = list?.entries.some((one) => canUnsubscribe(one) || canPay(one));
  if (!isAnyRunning || $memberKey.get() !== session) return;
  const draws = await loadUpcomingDraws(session);
  if ($memberKey.get() === session) watch(member, draws);
}

/** Checks once a session whether the balance covers the subscriptions. @param member query of another noun */
export function startUncoveredCheck(member: Query<MemberProfile>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  $memberKey.subscribe((session) => {
    clearTimeout(timer);
    stopWatching();
    stopWatching = () => {};
    $uncovered.set([]);
    setMenuBadges({ subscriptions: undefined });
    if (session !== null) timer = setTimeout(() => void check(member), checkDelayMs);
  });
}
