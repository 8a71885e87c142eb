import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import type { List } from '../../../lib/data/list.ts';
import { formatPence, formatSignedPence } from '../../../lib/format/money.ts';
import { entryTotals, type HistoryEntry } from '../../../lib/wallet/history.ts';
import { type MissingEntries, missingEntriesTexts } from '../../../lib/wallet/missing-entries.ts';
import {
  filterEntries,
  hasActiveFilters,
  parseStatementFilters,
} from '../../../lib/wallet/statement-filters.ts';
import { statementFilters } from '../../../stores/wallet/statement-filters.ts';
import { cardClass } from '../../ui/content/card.ts';
import { Money } from '../../ui/content/money.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { Empty } from '../../ui/messages/empty.tsx';
import { MonthList } from './month-list.tsx';
import { Receipt } from './receipt.tsx';
import { StatementActions, StatementFilterBar, StatementPrintHeader } from './statement-tools.tsx';

interface StatementTotalsProps {
  readonly entries: readonly HistoryEntry[];
  /** Undefined without filters. */
  readonly total: number | undefined;
}

const formatCount = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'transaction' : 'transactions'}`;

/** Totals of the filtered entries, announced when the filters change. */
function StatementTotals({ entries, total }: StatementTotalsProps) {
  const flows = entryTotals(entries);
  const difference = flows.in - flows.out;
  const count =
    total === undefined
      ? formatCount(entries.length)
      : `${formatCount(entries.length)} of ${formatCount(total)}`;
  const summary = `${count}. In ${formatPence(flows.in)}, out ${formatPence(flows.out)}, difference ${formatSignedPence(difference)}`;
  const previousSummary = useRef(summary);
  useEffect(() => {
    if (previousSummary.current !== summary) announce(summary);
    previousSummary.current = summary;
  }, [summary]);
  return (
    <section
      className={`${cardClass.padded} grow @min-[46rem]/page:flex @min-[46rem]/page:flex-row @min-[46rem]/page:items-baseline @min-[46rem]/page:gap-6 @min-[46rem]/page:py-3`}
      aria-label="What these transactions come to"
    >
      <p className="text-muted text-sm">{count}</p>
      <dl className="grow @min-[31rem]/page:flex @min-[31rem]/page:flex-wrap @min-[31rem]/page:justify-between @min-[31rem]/page:gap-x-6">
        <Total term="Money in" pence={flows.in} />
        <Total term="Money out" pence={flows.out} />
        <Total term="Difference" pence={difference} signed />
      </dl>
    </section>
  );
}

interface TotalProps {
  readonly term: string;
  readonly pence: number;
  readonly signed?: boolean;
}

/** A line on phones, a column on wider pages. */
function Total({ term, pence, signed = false }: TotalProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-base-300 py-2.5 last:pb-0 @min-[31rem]/page:block @min-[31rem]/page:pb-0 @min-[46rem]/page:py-0 @max-[31rem]/page:not-first:border-t">
      <dt className="text-muted @min-[31rem]/page:text-sm">{term}</dt>
      <dd>
        <Money pence={pence} signed={signed} />
      </dd>
    </div>
  );
}

interface EntriesProps {
  readonly list: List<Transaction>;
  readonly history: readonly HistoryEntry[];
  readonly missing: MissingEntries;
}

const noFilters = parseStatementFilters({});

const openReceipt = ({ transaction }: HistoryEntry) => statementFilters.change({ receipt: transaction.id });
const closeReceipt = () => statementFilters.change({ receipt: '' });

export function Entries({ list, history, missing }: EntriesProps) {
  const filters = useStore(statementFilters.$filters) ?? noFilters;
  const entries = useMemo(() => filterEntries(history, filters), [history, filters]);
  const chosen = filters.receipt && history.find(({ transaction }) => transaction.id === filters.receipt);
  const notes = missingEntriesTexts(missing, filters.from);
  const isFiltered = hasActiveFilters(filters);
  return (
    <div className="space-y-4">
      <StatementPrintHeader entries={entries} filters={filters} notes={notes} />
      <StatementFilterBar filters={filters} />
      {entries.length > 0 && (
        <div className="grid gap-4 @min-[46rem]/page:flex @min-[46rem]/page:items-center">
          <StatementTotals entries={entries} total={isFiltered ? history.length : undefined} />
          <StatementActions entries={entries} notes={notes} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="text-muted text-sm print:hidden">
          {`* ${note}`}
        </p>
      ))}
      {entries.length === 0 && <NoMatch />}
      <MonthList
        list={list}
        entries={entries}
        missing={missing}
        isFiltered={isFiltered}
        onChoose={openReceipt}
      />
      {chosen && <Receipt entry={chosen} onClose={closeReceipt} />}
    </div>
  );
}

function NoMatch() {
  const clearButton = <Button onClick={() => statementFilters.change(noFilters)}>Show all entries</Button>;
  return <Empty illustration="wallet" title="No transaction matches" action={clearButton} />;
}
