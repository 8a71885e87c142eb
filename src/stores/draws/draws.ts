import { computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { seenReply } from '../../lib/api/last-seen.ts';
import { getDraw, listDraws, listPrizes } from '../../lib/contract/draws.ts';
import {
  type DrawsFilters,
  parseDrawsFilters,
  toDrawsQuery,
  toFiltersQuery,
} from '../../lib/raffles/draw-filters.ts';
import { nowMs } from '../app/clock.ts';
import { createFilters } from '../app/filters.ts';
import { $screen } from '../app/router.ts';
import { refresh } from '../data/freshness.ts';
import { createList } from '../data/list.ts';
import { createQuery } from '../data/query.ts';

/** What the raffles list is narrowed by. */
export const drawsFilters = createFilters('raffles', parseDrawsFilters, toFiltersQuery);

const $filtersKey = computed(drawsFilters.$filters, (filters) => filters && JSON.stringify(filters));

export const drawsQuery = createList({
  name: 'draws',
  firstFor: ['raffles'],
  operation: 'listDraws',
  params: [$filtersKey],
  endpoint: listDraws,
  input: (filters) => ({ query: toDrawsQuery(JSON.parse(filters ?? '{}') as DrawsFilters) }),
  keepsShown: true,
});

const $drawId = computed($screen, (screen) =>
  screen.kind === 'screen' && screen.name === 'draw' ? (screen.params['id'] ?? null) : null,
);

const $isForAll = computed($screen, (screen) =>
  screen.kind === 'screen' && (screen.name === 'tickets' || screen.name === 'subscriptions') ? 'shown' : null,
);

/** Every draw of the club, whatever the list is narrowed to: for what tickets and subscriptions do not say of draws. */
export const allDrawsQuery = createList({
  name: 'allDraws',
  operation: 'listDraws',
  params: [$isForAll],
  endpoint: listDraws,
  input: () => ({ query: toDrawsQuery({ search: '', sort: 'new', liveOnly: false }) }),
});

/** That draw as the raffles list has it, for a screen that was opened from there. */
export const $listedDraw = computed([$drawId, drawsQuery.$data], (drawId, list) =>
  list?.entries.find(({ id }) => id === drawId),
);

/** The draw whose screen is shown. */
export const drawQuery = createQuery({
  name: 'draw',
  firstFor: ['draw'],
  operation: 'getDraw',
  params: [$drawId],
  load: (id) => call(getDraw, { params: { id: id ?? '' } }),
  seen: (id) => seenReply(getDraw, { params: { id: id ?? '' } }),
});

/** Its prizes, winners included. */
export const prizesQuery = createList({
  name: 'prizes',
  operation: 'getDraw',
  params: [$drawId],
  endpoint: listPrizes,
  input: (id) => ({ params: { id: id ?? '' } }),
});

/** When a tab asks after a countdown's end: a moment of its own, so many ms or up to `spreadMs` more after it. */
const looks = {
  first: { afterMs: 0, spreadMs: 5_000 },
  /** Our clock may be ahead of the server's. */
  second: { afterMs: 25_000, spreadMs: 15_000 },
} as const;

/** A moment within the look's time that no other tab shares. */
function lookAt(when: (typeof looks)[keyof typeof looks]): ReturnType<typeof setTimeout> {
  return setTimeout(look, when.afterMs + Math.random() * when.spreadMs);
}

let isAboutToLook = false;
let lookedAt = 0;
let secondLook: ReturnType<typeof setTimeout> | undefined;

/** A tab that nobody sees asks nothing: what it shows is loaded again when it is looked at. */
function look(): void {
  isAboutToLook = false;
  if (document.visibilityState === 'hidden') return;
  lookedAt = nowMs();
  refresh([
    'draw',
    'draws',
    'allDraws',
    'results',
    'upcoming',
    'prizes',
    'tickets',
    'member',
    'transactions',
    'notifications',
  ]);
}

/**
 * A countdown has reached zero: loads what opening or closing a draw changes, prize money included. It has done so in
 * every open tab of every member, which do not all ask at once; nor does one tab ask for each of its draws, or for one
 * whose end is seen only after it has asked, as of a card that is scrolled to.
 * @param endMs when it was reached, by the server's clock
 */
export function loadOpenedOrClosed(endMs: number): void {
  if (endMs <= lookedAt) return;
  if (!isAboutToLook) lookAt(looks.first);
  isAboutToLook = true;
  clearTimeout(secondLook);
  secondLook = lookAt(looks.second);
}
