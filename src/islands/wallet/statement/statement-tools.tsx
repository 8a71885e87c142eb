import { Download, Printer } from 'lucide';
import { searchDebounceMs } from '../../../lib/config.ts';
import { dayText, localDay } from '../../../lib/format/days.ts';
import { createCsvFile, saveCsvLabel } from '../../../lib/format/files.ts';
import { joinSentences } from '../../../lib/format/text.ts';
import type { HistoryEntry } from '../../../lib/wallet/history.ts';
import {
  createReceipt,
  type DirectionFilter,
  directionOptions,
  type StatementFilters,
  statementCsv,
} from '../../../lib/wallet/statement.ts';
import { nowMs } from '../../../stores/app/clock.ts';
import { giveFile } from '../../../stores/app/give-file.ts';
import { tenantHost } from '../../../stores/app/tenant.ts';
import { statementFilters } from '../../../stores/wallet/statement.ts';
import { PrintedOwner, RecordDialog } from '../../shared/record-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { DateFilter, Select } from '../../ui/controls/filters.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

export { WalletSummary } from '../../shared/wallet-summary.tsx';

const { change } = statementFilters;

export function StatementFilterBar({ filters }: { readonly filters: StatementFilters }) {
  const { search, flow, from, to } = filters;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-end gap-x-4 gap-y-3 @min-[46rem]/page:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="col-span-full @min-[46rem]/page:col-auto">
        <SearchBox
          name="search"
          label="Search transactions"
          placeholder="Search ..."
          value={search}
          onChange={(text) => change({ search: text })}
          debounceMs={searchDebounceMs}
        />
      </div>
      {/* Takes a full row on phones, so that the dates share a row. */}
      <div className="@max-[32rem]/page:col-span-full">
        <Select
          name="flow"
          label="Show"
          value={flow}
          options={directionOptions}
          onChange={(value) => change({ flow: value as DirectionFilter })}
        />
      </div>
      <DateFilter name="from" label="From" value={from} max={to} onChange={(day) => change({ from: day })} />
      <DateFilter name="to" label="To" value={to} min={from} onChange={(day) => change({ to: day })} />
    </div>
  );
}

interface StatementActionsProps {
  readonly entries: readonly HistoryEntry[];
  /** Sentences about missing transactions. */
  readonly notes: readonly string[];
}

export function StatementActions({ entries, notes }: StatementActionsProps) {
  const handleSave = () => {
    const name = `statement-${tenantHost.subdomain}-${localDay(nowMs())}.csv`;
    void giveFile(createCsvFile(name, statementCsv(entries, notes)), 'Statement saved');
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" size="small" onClick={handleSave}>
        <Icon of={Download} size={18} />
        {saveCsvLabel}
      </Button>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Icon of={Printer} size={18} />
        Print
      </Button>
    </div>
  );
}

interface StatementPrintHeaderProps extends StatementActionsProps {
  readonly filters: StatementFilters;
}

export function StatementPrintHeader({ entries, filters, notes }: StatementPrintHeaderProps) {
  const oldest = entries.at(-1);
  const from = filters.from || (oldest && localDay(oldest.at));
  const to = filters.to || localDay(nowMs());
  return (
    <div className="not-print:hidden">
      <PrintedOwner />
      <p>
        {joinSentences(
          from && `${dayText(from)} to ${dayText(to)}.`,
          `Times are for ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`,
        )}
      </p>
      {notes.map((note) => (
        <p key={note}>{`* ${note}`}</p>
      ))}
      {filters.search && <p>{`Search: “${filters.search}”.`}</p>}
      {filters.flow !== 'all' && <p>{`Money ${filters.flow} only.`}</p>}
    </div>
  );
}

/** Shows the receipt that the URL names. */
export function StatementReceipt({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <RecordDialog
      title="Receipt"
      lines={createReceipt(entry)}
      fileName={`receipt-${tenantHost.subdomain}-${entry.transaction.id}.txt`}
      savedText="Receipt saved"
      onClose={() => change({ receipt: '' })}
    />
  );
}
