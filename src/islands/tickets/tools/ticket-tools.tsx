import { useStore } from '@nanostores/react';
import { Download, Printer } from 'lucide';
import { useLayoutEffect, useMemo } from 'react';
import { searchDebounceMs } from '../../../lib/config.ts';
import type { Draw } from '../../../lib/contract/draws.ts';
import { createCsvFile } from '../../../lib/format/csv.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { localDay } from '../../../lib/format/local-day.ts';
import { joinSentences } from '../../../lib/format/text.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import {
  countByFilter,
  filterByOutcome,
  type ResolvedGroup,
  searchGroups,
  ticketsCsv,
} from '../../../lib/tickets/resolved-groups.ts';
import {
  type OutcomeFilter,
  outcomeFilterOptions,
  parseTicketFilters,
  type TicketFilters,
} from '../../../lib/tickets/ticket-filters.ts';
import type { TicketGroup } from '../../../lib/tickets/ticket-groups.ts';
import { nowMs } from '../../../stores/app/clock.ts';
import { giveFile } from '../../../stores/app/give-file.ts';
import { $tenant, tenantHost } from '../../../stores/app/tenant.ts';
import { ticketFilters } from '../../../stores/tickets/ticket-filters.ts';
import { PrintedOwner } from '../../shared/printed-owner.tsx';
import { ticketToolsClass } from '../../shared/ticket-class.ts';
import { outcomeBadges } from '../../shared/ticket-outcome.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useAnnouncement } from '../../ui/messages/announce.ts';
import { Empty } from '../../ui/messages/empty.tsx';
import type { TicketView } from '../draw-tickets.tsx';
import { DrawChecks } from './draw-checks.tsx';
import { useRefreshOnClosing } from './use-closings.ts';
import { useResolvedGroups } from './use-resolved-groups.ts';

interface TicketsPrintHeaderProps {
  readonly filters: TicketFilters;
  readonly count: number;
  readonly isComplete: boolean;
  readonly unchecked: number;
}

export function TicketsPrintHeader({ filters, count, isComplete, unchecked }: TicketsPrintHeaderProps) {
  const showLabel = outcomeFilterOptions.find(({ value }) => value === filters.show)?.label;
  return (
    <div className="not-print:hidden">
      <PrintedOwner />
      <p>
        {joinSentences(
          `${count === 1 ? '1 ticket' : `${count} tickets`}${isComplete ? '' : ' so far'}, as of ${formatDateTime(nowMs())}.`,
          filters.show !== 'all' && `Only: ${showLabel}.`,
          filters.search && `Only what matches “${filters.search}”.`,
          unchecked > 0 && `${ticketNotices.unchecked(unchecked)}.`,
        )}
      </p>
    </div>
  );
}

const chipClass =
  'rounded-full px-[min(0.875rem,2.5vw)]! py-1! font-normal aria-pressed:border-3 aria-pressed:border-primary-text aria-pressed:bg-selected aria-pressed:px-[calc(min(0.875rem,2.5vw)-2px)]! aria-pressed:font-bold @max-[56rem]/page:flex-auto';

interface OutcomeFilterProps {
  readonly show: OutcomeFilter;
  readonly counts: Readonly<Record<OutcomeFilter, number>>;
  readonly isComplete: boolean;
  readonly onChange: (show: OutcomeFilter) => void;
}

export function OutcomeFilterField({ show, counts, isComplete, onChange }: OutcomeFilterProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Show tickets</legend>
      {outcomeFilterOptions.map(({ value, label }) => (
        <Button
          key={value}
          variant="secondary"
          className={chipClass}
          aria-pressed={value === show}
          onClick={() => onChange(value)}
        >
          <span>{`${label} `}</span>
          <span className="tabular-nums">
            <span>{counts[value].toLocaleString('en-GB')}</span>
            {!isComplete && <span className="sr-only"> so far</span>}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}

interface TicketActionsProps {
  readonly groups: readonly ResolvedGroup[];
  readonly draws: readonly Draw[];
}

export function TicketActions({ groups, draws }: TicketActionsProps) {
  const club = useStore($tenant)?.name ?? tenantHost.subdomain;
  const handleSave = () => {
    const name = `tickets-${tenantHost.subdomain}-${localDay(nowMs())}.csv`;
    void giveFile(createCsvFile(name, ticketsCsv(groups, club, draws)), ticketNotices.saved);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Save as CSV" onClick={handleSave}>
        <Icon of={Download} size={20} />
      </IconButton>
      <IconButton label="Print" onClick={() => window.print()}>
        <Icon of={Printer} size={20} />
      </IconButton>
    </div>
  );
}

export { GroupTools } from './group-tools.tsx';

const { $filters, change } = ticketFilters;
const noFilters = parseTicketFilters({});

interface TicketToolsProps {
  readonly groups: readonly TicketGroup[];
  readonly isComplete: boolean;
  readonly onView: (view: TicketView) => void;
}

export function TicketTools({ groups, isComplete, onView }: TicketToolsProps) {
  const filters = useStore($filters) ?? noFilters;
  const { resolved, checks, draws } = useResolvedGroups(groups);
  useRefreshOnClosing(draws);
  const searched = useMemo(() => searchGroups(resolved, filters.search), [resolved, filters.search]);
  const filtered = useMemo(() => filterByOutcome(searched, filters.show), [searched, filters.show]);
  useLayoutEffect(() => {
    onView({ groups: filtered, checks, badges: outcomeBadges });
  }, [onView, filtered, checks]);
  const getDrawIds = (check: string) =>
    resolved.flatMap(({ drawId }) => (checks.get(drawId) === check ? drawId : []));
  const unchecked = getDrawIds('unchecked');
  const failed = getDrawIds('failed').length;
  const counts = countByFilter(searched);
  return (
    <>
      <div className={ticketToolsClass}>
        <div className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <SearchBox
            name="search"
            label="Search by number or draw"
            placeholder="Search ..."
            value={filters.search}
            onChange={(search) => change({ search })}
            debounceMs={searchDebounceMs}
          />
          <TicketActions groups={filtered} draws={draws} />
        </div>
        <OutcomeFilterField
          show={filters.show}
          counts={counts}
          isComplete={isComplete}
          onChange={(show) => change({ show })}
        />
        <DrawChecks unchecked={unchecked} failed={failed} isListLoading={getDrawIds('unlisted').length > 0} />
      </div>
      <TicketsPrintHeader
        filters={filters}
        count={counts[filters.show]}
        isComplete={isComplete}
        unchecked={unchecked.length + failed}
      />
      {filtered.length === 0 && <NoMatchingTickets isComplete={unchecked.length === 0 && isComplete} />}
    </>
  );
}

function NoMatchingTickets({ isComplete }: { readonly isComplete: boolean }) {
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
