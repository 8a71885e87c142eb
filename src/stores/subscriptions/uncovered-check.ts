import { computed } from 'nanostores';
import type { Draw } from '../../lib/contract/draws.ts';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { isComplete } from '../../lib/data/list.ts';
import { getFreshData, type ListQuery, type Query } from '../../lib/data/query.ts';
import type { RouteName } from '../../lib/routes.ts';
import { findUncovered } from '../../lib/subscriptions/charges.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { setMenuBadges } from '../app/menu-badges.ts';
import { $screen } from '../app/router.ts';
import { $memberKey } from '../app/session.ts';
import { loadFreshList } from '../data/list-query.ts';
import { $checkedDraws, $uncovered, subscriptionsQuery } from './subscriptions.ts';

/** Delays the check, except on the screens that show the result, so that the first view's requests run first. */
const checkDelayMs = 4_000;
const maxPages = 5;
const screensWithResult: readonly RouteName[] = ['wallet', 'statement'];

/** Queries of other nouns, passed in because a noun must not import another one. */
interface UncoveredCheckQueries {
  readonly member: Query<MemberProfile>;
  /** All live and scheduled draws. */
  readonly upcoming: ListQuery<Draw>;
}

let stopWatching = () => {};

/** Updates the result when the balance or the subscriptions change. Keeps the draws of the check. */
function watch(member: Query<MemberProfile>, draws: readonly Draw[] | undefined): void {
  const $found = computed([subscriptionsQuery.$state, member.$state], (list, profile) =>
    findUncovered(getFreshData(list)?.entries ?? [], draws, getFreshData(profile)?.balance),
  );
  $checkedDraws.set(draws);
  stopWatching = $found.subscribe((found) => {
    $uncovered.set(found);
    const text = String(found.length);
    setMenuBadges({
      subscriptions: found.length > 0 ? { text, label: `${text} to sort out` } : undefined,
    });
  });
}

async function check({ member, upcoming }: UncoveredCheckQueries): Promise<void> {
  const session = $memberKey.get();
  const list = await loadFreshList(subscriptionsQuery, maxPages);
  const isAnyRunning = list?.entries.some((one) => canUnsubscribe(one) || canPay(one));
  if (!isAnyRunning || $memberKey.get() !== session) return;
  const draws = await loadFreshList(upcoming, maxPages);
  if ($memberKey.get() === session) watch(member, draws && isComplete(draws) ? draws.entries : undefined);
}

/** Checks once per session whether the balance covers the subscriptions. */
export function startUncoveredCheck(queries: UncoveredCheckQueries): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  $memberKey.subscribe((session) => {
    clearTimeout(timer);
    stopWatching();
    stopWatching = () => {};
    $uncovered.set([]);
    $checkedDraws.set(undefined);
    setMenuBadges({ subscriptions: undefined });
    const screen = $screen.get();
    const isShown = screen.kind === 'screen' && screensWithResult.includes(screen.name);
    const delayMs = isShown ? 0 : checkDelayMs;
    if (session !== null) timer = setTimeout(() => void check(queries), delayMs);
  });
}
