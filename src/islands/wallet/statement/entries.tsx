import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { onIdle } from '../../../lib/browser/deferred-work.ts';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../../lib/data/list.ts';
import { dayText, localDay } from '../../../lib/format/local-day.ts';
import { formatPence, formatSignedPence } from '../../../lib/format/money.ts';
import { entryTotals, type HistoryEntry } from '../../../lib/wallet/history.ts';
import {
  filterEntries,
  hasActiveFilters,
  parseStatementFilters,
} from '../../../lib/wallet/statement-filters.ts';
import { statementFilters } from '../../../stores/wallet/statement-filters.ts';
import { cardClass } from '../../ui/content/card.ts';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { Empty } from '../../ui/messages/empty.tsx';
import { MonthList } from './month-list.tsx';
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
    <section className={`${cardClass.padded} space-y-2`} aria-label="What these transactions come to">
      <p className="text-muted text-sm">{count}</p>
      <DefinitionList
        items={[
          { term: 'Money in', value: <Money pence={flows.in} /> },
          { term: 'Money out', value: <Money pence={flows.out} /> },
          { term: 'Difference', value: <Money pence={difference} signed /> },
        ]}
      />
    </section>
  );
}

interface EntriesProps {
  readonly list: List<Transaction>;
  readonly history: readonly HistoryEntry[];
}

const Receipt = lazyComponent(() => import('./receipt.tsx'));

const noFilters = parseStatementFilters({});

export function Entries({ list, history }: EntriesProps) {
  const filters = useStore(statementFilters.$filters) ?? noFilters;
  const entries = useMemo(() => filterEntries(history, filters), [history, filters]);
  const [chosen, setChosen] = useState<HistoryEntry>();
  useEffect(() => onIdle(() => void Receipt.preload()), []);
  const oldest = history.at(-1);
  return (
    <div className="space-y-4">
      <StatementPrintHeader entries={entries} filters={filters} />
      <StatementFilterBar filters={filters} />
      {entries.length > 0 && (
        <>
          <StatementTotals entries={entries} total={hasActiveFilters(filters) ? history.length : undefined} />
          <StatementActions entries={entries} />
        </>
      )}
      {!isComplete(list) && oldest && (
        <p className="text-muted text-sm">
          Covers {dayText(localDay(oldest.at))} and later: older entries are not loaded.
        </p>
      )}
      {entries.length === 0 && <NoMatch />}
      <MonthList list={list} entries={entries} onChoose={setChosen} />
      {chosen && (
        <Suspense>
          <Receipt entry={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function NoMatch() {
  const clearButton = <Button onClick={() => statementFilters.change(noFilters)}>Show all entries</Button>;
  return <Empty illustration="wallet" title="No transaction matches" action={clearButton} />;
}
