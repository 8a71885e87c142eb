import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { getNews, hasNews } from '../../lib/orders/news.ts';
import type { PendingOrder } from '../../lib/orders/order.ts';
import type { AccountCheck } from '../../lib/orders/wording.ts';
import { getOrderTime } from '../app/clock.ts';
import { $isPageActive, onResume } from '../app/page-state.ts';
import { $memberKey } from '../app/session.ts';
import { invalidate, moneyQueries } from '../data/query-registry.ts';
import { readAccount } from './account.ts';

/** Milliseconds from the first check, for an order without a reply. */
const checkSchedule = [5_000, 15_000, 30_000, 60_000] as const;

/** Milliseconds from the first check, for a payment, until there is news. */
const paymentCheckSchedule = [2_000, 5_000, 10_000, 18_000, 32_000, 60_000, 90_000, 120_000] as const;

type Check = ReadableAtom<AccountCheck | undefined>;

const checks = new Map<string, Check>();
$memberKey.listen(() => checks.clear());

/**
 * Checks the account while there are subscribers: immediately, at growing intervals, and when the member returns. Stops
 * for a payment once there is news.
 */
export function getAccountCheck(order: PendingOrder): Check {
  const $check = checks.get(order.id) ?? createCheck(order);
  checks.set(order.id, $check);
  return $check;
}

function createCheck(order: PendingOrder): Check {
  const $check = atom<AccountCheck | undefined>();
  const isPayment = order.state === 'redirected';
  const schedule = isPayment ? paymentCheckSchedule : checkSchedule;
  onMount($check, () => {
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    let isReading = false;
    const isFound = () => {
      const news = $check.get()?.news;
      return isPayment && news !== undefined && hasNews(news);
    };
    const check = async () => {
      if (isFound() || isReading) return;
      isReading = true;
      await readCheck(order, $check);
      isReading = false;
      scheduleNext();
    };
    const scheduleNext = () => {
      clearTimeout(timer);
      const past = performance.now() - startedAt;
      const next = schedule.find((ms) => ms > past);
      if (isStopped || next === undefined) return;
      timer = setTimeout(() => ($isPageActive.get() ? void check() : scheduleNext()), next - past);
    };
    void check();
    const stopResume = onResume(0, () => void check());
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stopResume();
    };
  });
  return $check;
}

/** Reloads the lists when there is news, because their data may be older. */
async function readCheck(order: PendingOrder, $check: WritableAtom<AccountCheck | undefined>): Promise<void> {
  const account = await readAccount(order);
  const news = getNews(order.before, account);
  const check = { at: getOrderTime(), news: news.isComplete || hasNews(news) ? news : undefined };
  const isChanged = JSON.stringify(news) !== JSON.stringify($check.get()?.news);
  $check.set(check);
  if (isChanged && hasNews(news)) invalidate(moneyQueries);
}
