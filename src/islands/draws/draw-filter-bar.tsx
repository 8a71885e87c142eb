import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { searchDebounceMs } from '../../lib/config.ts';
import { getEntryCount } from '../../lib/data/list.ts';
import { countText } from '../../lib/draws/draw-card.ts';
import { type DrawSort, defaultSort, noFiltersQuery, sortOptions } from '../../lib/draws/draw-filters.ts';
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

export function DrawFilterBar() {
  const filters = useStore($filters);
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      {/* Search and sort order share a line if both fit. */}
      <div className="grow basis-36">
        <SearchBox
          name="search"
          label="Search raffles"
          placeholder="Search ..."
          value={filters?.search ?? ''}
          onChange={(search) => change({ search })}
          debounceMs={searchDebounceMs}
        />
      </div>
      <div className="basis-42 @max-[18.9rem]/page:grow">
        <Select
          name="sort"
          label="Sort by"
          value={filters?.sort ?? defaultSort}
          options={sortOptions}
          onChange={(sort) => change({ sort: sort as DrawSort })}
        />
      </div>
      <Switch
        name="live"
        label="Live & Scheduled Only"
        checked={filters?.liveOnly ?? true}
        onChange={(liveOnly) => change({ liveOnly })}
      />
      <Switch
        name="mine"
        label="Mine only"
        checked={filters?.mineOnly ?? false}
        onChange={(mineOnly) => change({ mineOnly })}
      />
      <DrawCount />
      {filters?.liveOnly === false && (
        <a className="link text-primary-text" href={getPath('results')}>
          See the results
        </a>
      )}
    </div>
  );
}

function DrawCount() {
  const { data: list, isFetching, isFromCache, updatedAt } = useStore(drawsQuery.$state);
  const ownCount = useStore($ownDrawCount);
  const isOwn = useStore($filters)?.mineOnly === true;
  const filtersRef = useRef($filters.get());
  // The list itself announces the first load. The member's own draws are counted where they are selected.
  useEffect(() => {
    const previousFilters = filtersRef.current;
    const filters = $filters.get();
    filtersRef.current = filters;
    if (list && filters !== previousFilters && !filters?.mineOnly) announce(countText(getEntryCount(list)));
  }, [list]);
  return (
    <p
      className="relative ms-auto flex items-center gap-2 text-muted @min-[24rem]/page:min-h-11"
      data-slot="draw-count"
    >
      {list && (
        <>
          {isFetching && !isFromCache && (
            // A short load shows no spinner.
            <span className="loading loading-spinner animate-[fade-in_1ms_200ms_both]" aria-hidden="true" />
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
      text="Try adjusting your filters or search query"
      action={
        <ButtonLink variant="secondary" href={getPath('draws', {}, noFiltersQuery)}>
          Show all raffles
        </ButtonLink>
      }
    />
  );
}
