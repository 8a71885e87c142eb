import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { onIdle } from '../../../lib/browser/deferred-work.ts';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../../lib/data/list.ts';
import { dayText, localDay } from '../../../lib/format/local-day.ts';
import type { HistoryEntry } from '../../../lib/wallet/history.ts';
import {
  filterEntries,
  hasActiveFilters,
  parseStatementFilters,
} from '../../../lib/wallet/statement-filters.ts';
import { statementFilters } from '../../../stores/wallet/statement-filters.ts';
import { Button } from '../../ui/controls/button.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { StatementTotals } from './figures.tsx';
import { MonthList } from './month-list.tsx';
import { StatementPrintHeader } from './printed-head.tsx';
import { StatementActions } from './statement-actions.tsx';
import { StatementFilterBar } from './statement-tools.tsx';

interface EntriesProps {
  readonly list: List<Transaction>;
  readonly history: readonly HistoryEntry[];
}

const Receipt = lazyComponent(() => import('./receipt.tsx'));

const noFilters = parseStatementFilters({});

/** The wallet's entries that the filters leave: what they come to, by month, each with its receipt. */
export function Entries({ list, history }: EntriesProps) {
  const filters = useStore(statementFilters.$filters) ?? noFilters;
  const entries = useMemo(() => filterEntries(history, filters), [history, filters]);
  const [chosen, setChosen] = useState<HistoryEntry>();
  useEffect(() => onIdle(() => void Receipt.preload()), []);
  const oldest = history.at(-1);
  return (
    <div className="flow">
      <StatementPrintHeader entries={entries} filters={filters} />
      <StatementFilterBar filters={filters} />
      {entries.length > 0 && (
        <>
          <StatementTotals entries={entries} total={hasActiveFilters(filters) ? history.length : undefined} />
          <StatementActions entries={entries} />
        </>
      )}
      {!isComplete(list) && oldest && (
        <p className="muted small">
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
  const clear = <Button onClick={() => statementFilters.change(noFilters)}>Show all entries</Button>;
  return <Empty illustration="wallet" title="No transaction matches" action={clear} />;
}
