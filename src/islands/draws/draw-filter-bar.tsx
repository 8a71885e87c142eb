import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { searchDebounceMs } from '../../lib/config.ts';
import { getEntryCount } from '../../lib/data/list.ts';
import { countText } from '../../lib/draws/draw-card.ts';
import {
  type DrawSort,
  defaultSort,
  noDrawsText,
  noFiltersQuery,
  sortOptions,
} from '../../lib/draws/draw-filters.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { getPath } from '../../lib/paths.ts';
import { $ownDrawCount, drawsFilters, drawsQuery } from '../../stores/draws/draws.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Select, Switch } from '../ui/controls/filters.tsx';
import { SearchBox } from '../ui/controls/search-box.tsx';
import { announce } from '../ui/messages/announce.ts';
import { Empty } from '../ui/messages/empty.tsx';
import { AsOfNote } from './cards/draw-card-view.tsx';

const { $filters, change } = drawsFilters;

/** Wraps on phones, so that both switches and the count share a row. */
const switchLabelClass = 'block leading-tight';

export function DrawFilterBar() {
  const filters = useStore($filters);
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-1 @min-[54rem]/page:gap-x-4">
      <div className="min-w-0 grow basis-28">
        <SearchBox
          name="search"
          label="Search raffles"
          placeholder="Search ..."
          value={filters?.search ?? ''}
          onChange={(search) => change({ search })}
          debounceMs={searchDebounceMs}
        />
      </div>
      <Select
        className="basis-36 @max-[17rem]/page:grow @max-[21rem]/page:[&>select]:ps-2.5 @max-[21rem]/page:[&>select]:pe-8 @min-[21rem]/page:basis-42"
        name="sort"
        label="Sort by"
        value={filters?.sort ?? defaultSort}
        options={sortOptions}
        onChange={(sort) => change({ sort: sort as DrawSort })}
      />
      <div className="flex basis-full flex-wrap items-center gap-x-2 @min-[20rem]/page:flex-nowrap @min-[30rem]/page:gap-x-4 @min-[54rem]/page:contents">
        <Switch
          name="live"
          label={<span className={switchLabelClass}>Live & Scheduled Only</span>}
          checked={filters?.liveOnly ?? true}
          onChange={(liveOnly) => change({ liveOnly })}
        />
        <Switch
          name="mine"
          label={<span className={switchLabelClass}>My raffles only</span>}
          checked={filters?.mineOnly ?? false}
          onChange={(mineOnly) => change({ mineOnly })}
        />
        <DrawCount />
      </div>
      {filters?.liveOnly === false && (
        <a className="link inline-flex min-h-11 items-center text-primary-text" href={getPath('results')}>
          See the results
        </a>
      )}
    </div>
  );
}

/** Has a fixed width on phones, so that the switches' labels do not wrap again when the number appears. */
function DrawCount() {
  const { data: list, isFetching, isFromCache, updatedAt } = useStore(drawsQuery.$state);
  const ownCount = useStore($ownDrawCount);
  const isOwn = useStore($filters)?.mineOnly === true;
  const filtersRef = useRef($filters.get());
  // `Loaded` announces the first load, and `OwnDraws` the number of the member's own draws.
  useEffect(() => {
    const previousFilters = filtersRef.current;
    const filters = $filters.get();
    filtersRef.current = filters;
    if (list && filters !== previousFilters && !filters?.mineOnly) announce(countText(getEntryCount(list)));
  }, [list]);
  return (
    <p
      className="relative ms-auto flex min-h-11 items-center justify-end text-end leading-tight @min-[20rem]/page:w-15 @min-[20rem]/page:flex-none @min-[30rem]/page:w-auto text-muted"
      data-slot="draw-count"
    >
      {list && (
        <>
          {isFetching && !isFromCache && (
            // Moves nothing, and is hidden for 200 ms, so that a short load shows no spinner.
            <span
              className="loading loading-spinner loading-xs absolute end-full me-2 animate-[fade-in_1ms_200ms_both]"
              aria-hidden="true"
            />
          )}
          <span>{isOwn ? ownCount && countText(ownCount) : countText(getEntryCount(list))}</span>
          {isFromCache && updatedAt && <AsOfNote atText={formatDateTime(updatedAt.at)} />}
        </>
      )}
    </p>
  );
}

export function NoDraws() {
  return (
    <Empty
      illustration="search"
      title="No raffle found"
      text={noDrawsText}
      action={
        <ButtonLink variant="secondary" href={getPath('draws', {}, noFiltersQuery)}>
          Show all raffles
        </ButtonLink>
      }
    />
  );
}
