import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { whenQuiet } from '../../../lib/browser/deferred-work.ts';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isWhole, type List } from '../../../lib/data/list.ts';
import { dayText, localDay } from '../../../lib/format/local-day.ts';
import type { HistoryEntry } from '../../../lib/wallet/history.ts';
import { narrowed, narrows, parseStatementFilters } from '../../../lib/wallet/statement-filters.ts';
import { statementFilters } from '../../../stores/wallet/statement-filters.ts';
import { Button } from '../../ui/controls/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-component.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { Figures } from './figures.tsx';
import { MonthList } from './month-list.tsx';
import { PrintedHead } from './printed-head.tsx';
import { StatementActions } from './statement-actions.tsx';
import { StatementFilters } from './statement-tools.tsx';

interface EntriesProps {
  readonly list: List<Transaction>;
  readonly history: readonly HistoryEntry[];
}

const Receipt = lazyPart(() => import('./receipt.tsx'));

const everything = parseStatementFilters({});

/** The wallet's entries that the filters leave: what they come to, by month, each with its receipt. */
export function Entries({ list, history }: EntriesProps) {
  const filters = useStore(statementFilters.$filters) ?? everything;
  const entries = useMemo(() => narrowed(history, filters), [history, filters]);
  const [chosen, setChosen] = useState<HistoryEntry>();
  useEffect(() => whenQuiet(() => void Receipt.preload()), []);
  const oldest = history.at(-1);
  return (
    <div className="flow">
      <PrintedHead entries={entries} filters={filters} />
      <StatementFilters filters={filters} />
      {entries.length > 0 && (
        <>
          <Figures entries={entries} of={narrows(filters) ? history.length : undefined} />
          <StatementActions entries={entries} />
        </>
      )}
      {!isWhole(list) && oldest && (
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
  const clear = <Button onClick={() => statementFilters.change(everything)}>Show all entries</Button>;
  return <Empty mark="wallet" title="No transaction matches" action={clear} />;
}
