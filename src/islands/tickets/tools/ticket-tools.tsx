import { useStore } from '@nanostores/react';
import { useLayoutEffect, useMemo } from 'react';
import { searchDebounceMs } from '../../../lib/config.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { countShows, searched, shown } from '../../../lib/tickets/resolved-groups.ts';
import { parseTicketFilters } from '../../../lib/tickets/ticket-filters.ts';
import type { TicketGroup } from '../../../lib/tickets/ticket-groups.ts';
import { ticketFilters } from '../../../stores/tickets/ticket-filters.ts';
import { outcomeMarks } from '../../shared/ticket-outcome.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { useSaid } from '../../ui/messages/use-said.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import type { TicketView } from '../ticket-view.ts';
import { DrawChecks } from './draw-checks.tsx';
import { PrintedHead } from './printed-head.tsx';
import { ShowChoice } from './show-choice.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { useClosings } from './use-closings.ts';
import { useJudged } from './use-resolved-groups.ts';

export { GroupTools } from './group-tools.tsx';

const { $filters, change } = ticketFilters;
const everything = parseTicketFilters({});

interface TicketToolsProps {
  readonly groups: readonly TicketGroup[];
  /** False while tickets are still to be read. */
  readonly isAll: boolean;
  readonly onView: (view: TicketView) => void;
}

/** Judges the tickets, leaves those that the filters ask for, and hands them to the list below. */
export function TicketTools({ groups, isAll, onView }: TicketToolsProps) {
  const filters = useStore($filters) ?? everything;
  const { judged, checks, draws } = useJudged(groups);
  useClosings(draws);
  const found = useMemo(() => searched(judged, filters.search), [judged, filters.search]);
  const view = useMemo(() => shown(found, filters.show), [found, filters.show]);
  const printsAll = usePrinting();
  useLayoutEffect(() => {
    onView({ groups: view, checks, marks: outcomeMarks, printsAll });
  }, [onView, view, checks, printsAll]);
  const idsOf = (check: string) =>
    judged.flatMap(({ drawId }) => (checks.get(drawId) === check ? drawId : []));
  const unchecked = idsOf('unchecked');
  const failed = idsOf('failed').length;
  const counts = countShows(found);
  return (
    <>
      <div className="tickets-tools">
        <div className="tickets-bar">
          <SearchBox
            name="search"
            label="Search by number or draw"
            placeholder="Search ..."
            value={filters.search}
            onChange={(search) => change({ search })}
            debounceMs={searchDebounceMs}
          />
          <TicketActions groups={view} />
        </div>
        <ShowChoice show={filters.show} counts={counts} isAll={isAll} onChange={(show) => change({ show })} />
        <DrawChecks unchecked={unchecked} failed={failed} isWaiting={idsOf('unlisted').length > 0} />
      </div>
      <PrintedHead
        filters={filters}
        count={counts[filters.show]}
        isAll={isAll}
        unchecked={unchecked.length + failed}
      />
      {view.length === 0 && <NoneFound isAll={unchecked.length === 0 && isAll} />}
    </>
  );
}

function NoneFound({ isAll }: { readonly isAll: boolean }) {
  useSaid(ticketNotices.noneFound);
  return (
    <Empty
      mark="search"
      title={ticketNotices.noneFound}
      text={isAll ? ticketNotices.noneFoundText : ticketNotices.noneSoFar}
      action={
        <Button variant="secondary" onClick={() => change(everything)}>
          Show all tickets
        </Button>
      }
    />
  );
}
