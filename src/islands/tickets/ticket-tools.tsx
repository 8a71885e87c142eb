import { useStore } from '@nanostores/react';
import { Download, Printer } from 'lucide';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { searchDebounceMs } from '../../lib/config.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { localDay } from '../../lib/format/days.ts';
import { createCsvFile, saveCsvLabel } from '../../lib/format/files.ts';
import { formatNumber, joinSentences } from '../../lib/format/text.ts';
import { ticketNotices } from '../../lib/messages/ticket-notices.ts';
import {
  countByFilter,
  filterByOutcome,
  getUsualOutcome,
  searchGroups,
  ticketsCsv,
} from '../../lib/tickets/resolved-groups.ts';
import {
  countText,
  type OutcomeFilter,
  outcomeFilterOptions,
  parseTicketFilters,
  type TicketGroup,
} from '../../lib/tickets/ticket-groups.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { giveFile } from '../../stores/app/give-file.ts';
import { $tenant, tenantHost } from '../../stores/app/tenant.ts';
import { drawDetails } from '../../stores/draws/draw-details.ts';
import { ticketFilters } from '../../stores/tickets/tickets.ts';
import { PrintedOwner } from '../shared/record-dialog.tsx';
import { ticketToolsClass } from '../shared/ticket-grid.tsx';
import { outcomeBadges } from '../shared/ticket-outcome.tsx';
import { Button, IconButton } from '../ui/controls/button.tsx';
import { SearchBox } from '../ui/controls/search-box.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { announce, useAnnouncement } from '../ui/messages/announce.ts';
import { Empty } from '../ui/messages/empty.tsx';
import { useResolvedGroups } from './resolved-groups.ts';
import type { TicketView } from './tickets.tsx';

const { $filters, change } = ticketFilters;
const noFilters = parseTicketFilters({});

const { won, open, pending, noWinListed } = outcomeBadges;

/** Badges of a group's tickets, by the outcome that the group's line already shows. */
const badgesBeside = {
  won: { open, pending, noWinListed },
  open: { won, pending, noWinListed },
  pending: { won, open, noWinListed },
  noWinListed: { won, open, pending },
} as const;

const chipClass =
  'rounded-full px-[min(0.875rem,2.5vw)]! py-1! font-normal aria-pressed:border-3 aria-pressed:border-primary-text aria-pressed:bg-selected aria-pressed:px-[calc(min(0.875rem,2.5vw)-2px)]! aria-pressed:font-bold';

interface OutcomeFilterProps {
  readonly show: OutcomeFilter;
  readonly counts: Readonly<Record<OutcomeFilter, number>>;
  readonly isComplete: boolean;
}

function OutcomeFilterField({ show, counts, isComplete }: OutcomeFilterProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 @max-[17rem]/page:grid-cols-1 @min-[32rem]/page:grid-cols-[repeat(4,auto)]">
      <legend className="sr-only">Show tickets</legend>
      {outcomeFilterOptions.map(({ value, label }) => (
        <Button
          key={value}
          variant="secondary"
          className={chipClass}
          aria-pressed={value === show}
          onClick={() => change({ show: value })}
        >
          <span>{`${label} `}</span>
          <span className="tabular-nums">
            <span>{formatNumber(counts[value])}</span>
            {!isComplete && <span className="sr-only"> so far</span>}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}

export { GroupTools } from './group-tools.tsx';

interface TicketToolsProps {
  readonly groups: readonly TicketGroup[];
  readonly isComplete: boolean;
  readonly onView: (view: TicketView) => void;
}

export function TicketTools({ groups, isComplete, onView }: TicketToolsProps) {
  const { search, show } = useStore($filters) ?? noFilters;
  const club = useStore($tenant)?.name ?? tenantHost.subdomain;
  const { resolved, checks, draws } = useResolvedGroups(groups);
  const searched = useMemo(() => searchGroups(resolved, search), [resolved, search]);
  const filtered = useMemo(() => filterByOutcome(searched, show), [searched, show]);
  useLayoutEffect(() => {
    const badges = new Map(filtered.map((group) => [group, badgesBeside[getUsualOutcome(group)]]));
    onView({ groups: filtered, checks, badges });
  }, [onView, filtered, checks]);
  const getDrawIds = (check: string) =>
    resolved.flatMap(({ drawId }) => (checks.get(drawId) === check ? drawId : []));
  const unchecked = getDrawIds('unchecked');
  const failed = getDrawIds('failed').length;
  const counts = countByFilter(searched);
  const count = counts[show];
  const handleSave = () => {
    const name = `tickets-${tenantHost.subdomain}-${localDay(nowMs())}.csv`;
    void giveFile(createCsvFile(name, ticketsCsv(filtered, club, draws)), ticketNotices.saved);
  };
  return (
    <>
      <div className={ticketToolsClass}>
        <div className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <SearchBox
            name="search"
            label="Search by number or raffle"
            placeholder="Search ..."
            value={search}
            onChange={(text) => change({ search: text })}
            debounceMs={searchDebounceMs}
          />
          <div className="flex flex-wrap items-center gap-3">
            <IconButton label={saveCsvLabel} onClick={handleSave}>
              <Icon of={Download} size={20} />
            </IconButton>
            <IconButton label="Print" onClick={() => window.print()}>
              <Icon of={Printer} size={20} />
            </IconButton>
          </div>
        </div>
        <OutcomeFilterField show={show} counts={counts} isComplete={isComplete} />
        <DrawChecks unchecked={unchecked} failed={failed} isListLoading={getDrawIds('unlisted').length > 0} />
      </div>
      <div className="not-print:hidden">
        <PrintedOwner />
        <p>
          {joinSentences(
            `${countText(count, count, isComplete)}, ${formatDateTime(nowMs())}.`,
            show !== 'all' && `Showing: ${outcomeFilterOptions.find(({ value }) => value === show)?.label}.`,
            search && `Search: “${search}”.`,
            unchecked.length + failed > 0 && `${ticketNotices.unchecked(unchecked.length + failed)}.`,
          )}
        </p>
      </div>
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

/** Loads the details of all draws that are unchecked at the start. */
function useCheckAll(unchecked: readonly string[]) {
  const [requested, setRequested] = useState<readonly string[]>();
  useEffect(() => {
    if (!requested) return;
    const stops = requested.map((id) => drawDetails.subscribe(id));
    return () => {
      for (const stopLoading of stops) stopLoading();
    };
  }, [requested]);
  const uncheckedIds = new Set(unchecked);
  const count = requested?.length ?? 0;
  const done = count - (requested?.filter((id) => uncheckedIds.has(id)).length ?? 0);
  const isDone = requested !== undefined && done === count;
  useEffect(() => {
    if (!isDone) return;
    setRequested(undefined);
    announce(ticketNotices.checked(count));
  }, [isDone, count]);
  return {
    progress: requested && { done, count },
    start: () => setRequested(unchecked),
    stop: () => setRequested(undefined),
  };
}

interface DrawChecksProps {
  readonly unchecked: readonly string[];
  readonly failed: number;
  readonly isListLoading: boolean;
}

function DrawChecks({ unchecked, failed, isListLoading }: DrawChecksProps) {
  const { progress, start, stop } = useCheckAll(unchecked);
  const failure = failed > 0 ? ticketNotices.failed(failed) : '';
  useAnnouncement(failure);
  const getLine = () => {
    if (progress) {
      const text = ticketNotices.checking(progress.done, progress.count);
      return { text, label: 'Stop checking', onClick: stop };
    }
    if (failure) return { text: failure, label: 'Try again', onClick: drawDetails.retry };
    if (unchecked.length === 0) return { text: isListLoading ? '' : ticketNotices.allChecked };
    return { text: ticketNotices.unchecked(unchecked.length), label: 'Check now', onClick: start };
  };
  const { text, label, onClick } = getLine();
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 @min-[56rem]/page:justify-end">
      {/* The maximum width leaves room for the button beside the text. */}
      <p className="max-w-max grow basis-32 text-muted tabular-nums">{text}</p>
      {label && (
        <Button variant="ghost" size="small" className="flex-none whitespace-nowrap" onClick={onClick}>
          {label}
        </Button>
      )}
    </div>
  );
}
