import { dayText, localDay } from '../../../lib/format/local-day.ts';
import type { HistoryEntry } from '../../../lib/wallet/history.ts';
import type { StatementFilters } from '../../../lib/wallet/statement-filters.ts';
import { PrintedOwner } from '../../shared/printed-owner.tsx';

interface StatementPrintHeaderProps {
  readonly entries: readonly HistoryEntry[];
  readonly filters: StatementFilters;
}

/** What paper needs and a screen does not: whose statement it is, and of which days. */
export function StatementPrintHeader({ entries, filters }: StatementPrintHeaderProps) {
  const oldest = entries.at(-1);
  const from = filters.from || (oldest && localDay(oldest.at));
  const to = filters.to || localDay(Date.now());
  return (
    <div className="print-only">
      <PrintedOwner />
      <p>
        {from && `${dayText(from)} to ${dayText(to)}. `}
        Days and times are those of {Intl.DateTimeFormat().resolvedOptions().timeZone}.
      </p>
      {filters.search && <p>Only what matches “{filters.search}”.</p>}
      {filters.flow !== 'all' && <p>Only money {filters.flow}.</p>}
    </div>
  );
}
