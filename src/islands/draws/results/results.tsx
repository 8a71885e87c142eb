import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { searchDebounceMs } from '../../../lib/config.ts';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { List } from '../../../lib/data/list.ts';
import { isLoading } from '../../../lib/data/query.ts';
import { hasFullResult, sortLatestFirst } from '../../../lib/draws/results.ts';
import { loadedText } from '../../../lib/messages/member-notices.ts';
import { getPath } from '../../../lib/paths.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { resultsFilters, resultsQuery } from '../../../stores/draws/draws.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Loaded, useReady } from '../../ui/loading/loaded.tsx';
import { ListPages } from '../../ui/loading/show-more.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { Empty } from '../../ui/messages/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { ResultCard } from './result-card.tsx';

const listClass = 'grid gap-4 @min-[46rem]/page:gap-3';

const awaitedCount = 4;

export default function Results() {
  const search = useStore(resultsFilters.$filters)?.search ?? '';
  return (
    <Page>
      <div className="mb-5 md:max-w-96">
        <SearchBox
          name="search"
          label="Search results"
          placeholder="Search ..."
          value={search}
          onChange={(text) => resultsFilters.change({ search: text })}
          debounceMs={searchDebounceMs}
        />
      </div>
      <Loaded
        query={resultsQuery}
        skeleton={<ResultsSkeleton />}
        empty={<NoResults isSearched={search !== ''} />}
      >
        {(list) => <ResultList list={list} search={search} />}
      </Loaded>
    </Page>
  );
}

/** Loads the details of the first draws. @returns true once each has loaded, failed or timed out */
function useFirstDetails(draws: readonly Draw[]): boolean {
  const states = useStore(drawDetails.$states);
  const ids = useMemo(
    () => draws.slice(0, awaitedCount).flatMap((draw) => (hasFullResult(draw) ? [] : draw.id)),
    [draws],
  );
  const known = ids.flatMap((id) => states.get(id) ?? []);
  const isSettled = useReady(known.length === ids.length && !known.some(isLoading));
  useEffect(() => {
    if (isSettled) return;
    const stops = ids.map(drawDetails.subscribe);
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids, isSettled]);
  return isSettled;
}

function ResultList({ list, search }: { readonly list: List<Draw>; readonly search: string }) {
  const draws = useMemo(() => sortLatestFirst(list.entries), [list.entries]);
  const previousSearch = useRef(search);
  // `Loaded` announces the first load.
  useEffect(() => {
    if (previousSearch.current === search) return;
    previousSearch.current = search;
    announce(loadedText('results', list));
  }, [list, search]);
  // The first cards wait for their details, so that nothing moves.
  const isReady = useFirstDetails(draws);
  if (!isReady) {
    return (
      <div aria-busy="true">
        <ResultsSkeleton />
      </div>
    );
  }
  return (
    <>
      {search && <p className="text-muted tabular-nums">{loadedText('results', list)}</p>}
      <ListPages query={resultsQuery} list={list} entries={draws}>
        {(shown) => (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
          <ol className={listClass} role="list" aria-label={loadedText('results', list)}>
            {shown.map((draw) => (
              <li key={draw.id}>
                <ResultCard draw={draw} />
              </li>
            ))}
          </ol>
        )}
      </ListPages>
    </>
  );
}

function NoResults({ isSearched }: { readonly isSearched: boolean }) {
  if (!isSearched) {
    return (
      <Empty
        illustration="draw"
        title="No results yet"
        text="Winners show here after a raffle closes."
        action={<ButtonLink href={getPath('draws')}>See all raffles</ButtonLink>}
      />
    );
  }
  return (
    <Empty
      illustration="search"
      title="No results found"
      text="Try part of the raffle's name."
      action={
        <ButtonLink variant="secondary" href={getPath('results')}>
          Show all results
        </ButtonLink>
      }
    />
  );
}

function ResultsSkeleton() {
  return (
    <div className={listClass}>
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
  );
}
