import { useStore } from '@nanostores/react';
import { useLayoutEffect, useMemo } from 'react';
import { searchDebounceMs } from '../../../lib/config.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { countByFilter, filterByOutcome, searchGroups } from '../../../lib/tickets/resolved-groups.ts';
import { parseTicketFilters } from '../../../lib/tickets/ticket-filters.ts';
import type { TicketGroup } from '../../../lib/tickets/ticket-groups.ts';
import { ticketFilters } from '../../../stores/tickets/tickets.ts';
import { outcomeBadges } from '../../shared/ticket-outcome.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { useAnnouncement } from '../../ui/messages/use-said.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import type { TicketView } from '../ticket-view.ts';
import { DrawChecks } from './draw-checks.tsx';
import { TicketsPrintHeader } from './printed-head.tsx';
import { OutcomeFilterField } from './show-choice.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { useRefreshOnClosing } from './use-closings.ts';
import { useResolvedGroups } from './use-resolved-groups.ts';

export { GroupTools } from './group-tools.tsx';

const { $filters, change } = ticketFilters;
const noFilters = parseTicketFilters({});

interface TicketToolsProps {
  readonly groups: readonly TicketGroup[];
  /** False while tickets are still to be read. */
  readonly isComplete: boolean;
  readonly onView: (view: TicketView) => void;
}

/** Judges the tickets, leaves those that the filters ask for, and hands them to the list below. */
export function TicketTools({ groups, isComplete, onView }: TicketToolsProps) {
  const filters = useStore($filters) ?? noFilters;
  const { judged, checks, draws } = useResolvedGroups(groups);
  useRefreshOnClosing(draws);
  const found = useMemo(() => searchGroups(judged, filters.search), [judged, filters.search]);
  const view = useMemo(() => filterByOutcome(found, filters.show), [found, filters.show]);
  const printsAll = usePrinting();
  useLayoutEffect(() => {
    onView({ groups: view, checks, badges: outcomeBadges, printsAll });
  }, [onView, view, checks, printsAll]);
  const idsOf = (check: string) =>
    judged.flatMap(({ drawId }) => (checks.get(drawId) === check ? drawId : []));
  const unchecked = idsOf('unchecked');
  const failed = idsOf('failed').length;
  const counts = countByFilter(found);
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
        <OutcomeFilterField
          show={filters.show}
          counts={counts}
          isComplete={isComplete}
          onChange={(show) => change({ show })}
        />
        <DrawChecks unchecked={unchecked} failed={failed} isListLoading={idsOf('unlisted').length > 0} />
      </div>
      <TicketsPrintHeader
        filters={filters}
        count={counts[filters.show]}
        isComplete={isComplete}
        unchecked={unchecked.length + failed}
      />
      {view.length === 0 && <NoneFound isComplete={unchecked.length === 0 && isComplete} />}
    </>
  );
}

function NoneFound({ isComplete }: { readonly isComplete: boolean }) {
  useAnnouncement(ticketNotices.noneFound);
  return (
    <Empty
      illustration="search"
      title={ticketNotices.noneFound}
      text={isComplete ? ticketNotices.noneFoundText : ticketNotices.noneSoFar}
      action={
        <Button variant="secondary" onClick={() => change(noFilters)}>
          Show all tickets
        </Button>
      }
    />
  );
}
