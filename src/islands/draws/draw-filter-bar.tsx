import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { searchDebounceMs } from '../../lib/config.ts';
import { countOf, type List } from '../../lib/data/list.ts';
import { asOfText, countText } from '../../lib/draws/draw-card.ts';
import { type DrawSort, defaultSort, sortOptions } from '../../lib/draws/draw-filters.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { pathOf } from '../../lib/paths.ts';
import { drawsFilters, drawsQuery } from '../../stores/draws/draws.ts';
import { SearchBox } from '../ui/controls/search-box.tsx';
import { Select } from '../ui/controls/select.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import { announce } from '../ui/messages/announce.ts';

const { $filters, change } = drawsFilters;

/** Search, order and the live switch over the raffles list. */
export function RaffleFilters() {
  const filters = useStore($filters);
  return (
    <div className="toolbar raffle-filters">
      <SearchBox
        name="search"
        label="Search raffles"
        placeholder="Search ..."
        value={filters?.search ?? ''}
        onChange={(search) => change({ search })}
        debounceMs={searchDebounceMs}
      />
      <Select
        name="sort"
        label="Sort by"
        value={filters?.sort ?? defaultSort}
        options={sortOptions}
        onChange={(sort) => change({ sort: sort as DrawSort })}
      />
      <Switch
        name="live"
        label="Live & Scheduled Only"
        checked={filters?.liveOnly ?? true}
        onChange={(liveOnly) => change({ liveOnly })}
      />
      <RaffleCount />
      {filters?.liveOnly === false && (
        <a className="link" href={pathOf('results')}>
          See the results
        </a>
      )}
    </div>
  );
}

/** Says how many raffles are left once other filters have taken effect; what came first is the list's to say. */
function useSaidAfterFilters(draws: List<unknown> | null): void {
  const filters = useRef($filters.get());
  useEffect(() => {
    const before = filters.current;
    filters.current = $filters.get();
    if (draws && filters.current !== before) announce(countText(countOf(draws)));
  }, [draws]);
}

/** How many raffles the filters leave, which tells everyone that they took effect. */
function RaffleCount() {
  const state = useStore(drawsQuery.$state);
  useSaidAfterFilters(state.status === 'loaded' ? state.data : null);
  return (
    <p className="raffle-count">
      {state.status === 'loaded' && (
        <>
          {state.refreshing && !state.isKept && <span className="loading" aria-hidden="true" />}
          {countText(countOf(state.data))}
          {state.isKept && <small>{asOfText(formatDateTime(state.loadedAt))}</small>}
        </>
      )}
    </p>
  );
}
