import type { Transaction } from '../../lib/contract/wallet.ts';
import type { ListQuery } from '../../lib/data/query.ts';
import { localDay } from '../../lib/format/local-day.ts';
import {
  isKnownSince,
  isReviewDue,
  parseReview,
  type RegularReview,
  serialiseReview,
  totalsSince,
} from '../../lib/safer-play/regular-review.ts';
import { regularReviewName } from '../../lib/safer-play/regular-review-key.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import type { InOutTotals } from '../../lib/wallet/history.ts';
import { nowMs } from '../app/clock.ts';
import { loadFreshList } from '../data/list-query.ts';

const maxPages = 20;

const getToday = () => localDay(nowMs());

/** Stores today for a day in the future: after a clock that was ahead, no review would be due for long. */
function readReview(): RegularReview | undefined {
  const text = deviceStorage.read(regularReviewName);
  const review = parseReview(text, getToday());
  if (review && serialiseReview(review) !== text)
    deviceStorage.write(regularReviewName, serialiseReview(review));
  return review;
}

/** Starts with today, unless a review is planned already. @returns false when storage is refused */
export function saveRegularReview(months: string): boolean {
  const since = readReview()?.since ?? getToday();
  return deviceStorage.write(regularReviewName, serialiseReview({ months, since }));
}

export function getDueReview(): RegularReview | undefined {
  const review = readReview();
  return review && isReviewDue(review, getToday()) ? review : undefined;
}

/** The next review covers the time from today. */
export function markReviewed(): void {
  const review = readReview();
  if (review) deviceStorage.write(regularReviewName, serialiseReview({ ...review, since: getToday() }));
}

/**
 * Sums the transactions since a local day, in pence.
 * @returns undefined unless all of them are loaded and up to date
 */
export async function loadTotalsSince(
  query: ListQuery<Transaction>,
  day: string,
): Promise<InOutTotals | undefined> {
  let list = await loadFreshList(query, 1);
  for (let page = 1; list?.readNextPage && !isKnownSince(list, day) && page < maxPages; page += 1)
    list = await loadFreshList(query, 2);
  const state = query.$uncached.get();
  const isCurrent = state.status === 'loaded' && !state.staleReason && state.data === list;
  return isCurrent && list && isKnownSince(list, day) ? totalsSince(list.entries, day) : undefined;
}
