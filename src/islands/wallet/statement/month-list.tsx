import { ReceiptText } from 'lucide';
import { memo, useId, useMemo } from 'react';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../../lib/data/list.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { firstOfMonth, monthText } from '../../../lib/format/local-day.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { groupByMonth, type HistoryEntry, type StatementMonth } from '../../../lib/wallet/history.ts';
import { isPeriodPartial, type MissingEntries } from '../../../lib/wallet/missing-entries.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { usePrinting } from '../../shared/printing.tsx';
import { cardClass } from '../../ui/content/card.ts';
import { listClass } from '../../ui/content/list.ts';
import { Money } from '../../ui/content/money.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { getPositionProps, useVirtualList } from '../../ui/loading/virtual-list.ts';

interface EntryRowProps {
  readonly entry: HistoryEntry;
  readonly index: number;
  readonly total: number;
  /** Stable, because rows are memoised. */
  readonly onChoose: (entry: HistoryEntry) => void;
}

/** Two lines, or the columns date, narrative, balance and amount. */
const rowClass = {
  text: 'min-w-0 grow basis-40 @min-[54rem]/page:grid @min-[54rem]/page:grid-cols-[11rem_minmax(0,1fr)_9rem_12rem] @min-[54rem]/page:items-baseline @min-[54rem]/page:gap-x-4',
  line: 'flex flex-wrap justify-between gap-x-2 @min-[54rem]/page:contents',
} as const;

const EntryRow = memo(function EntryRow({ entry, index, total, onChoose }: EntryRowProps) {
  const { amount, created_at } = entry.transaction;
  const narrative = entry.transaction.narrative || 'No description';
  const when = formatDateTime(created_at);
  return (
    <li
      className={`${listClass.row} break-inside-avoid gap-0 py-2 pe-1 after:absolute @min-[54rem]/page:py-0.5`}
      {...getPositionProps(total, index)}
    >
      <div className={rowClass.text}>
        <div className={rowClass.line}>
          <p className="min-w-0 grow basis-28 font-[550] wrap-anywhere @min-[54rem]/page:order-2">
            {narrative}
          </p>
          <Money
            className="@min-[54rem]/page:order-4 @min-[54rem]/page:col-start-4 @min-[54rem]/page:text-end"
            pence={amount}
            signed
          />
        </div>
        <div className={`${rowClass.line} text-muted text-sm`}>
          <time className="@min-[54rem]/page:order-1" dateTime={created_at}>
            {when}
          </time>
          {entry.balanceAfter !== undefined && (
            <span className="@min-[54rem]/page:order-3 @min-[54rem]/page:text-end">
              {`Balance ${formatPence(entry.balanceAfter)}`}
            </span>
          )}
        </div>
      </div>
      <IconButton
        className="ms-auto"
        label={`Receipt for ${narrative}, ${when}`}
        aria-haspopup="dialog"
        onClick={() => onChoose(entry)}
      >
        <Icon of={ReceiptText} size={20} />
      </IconButton>
    </li>
  );
});

const steps = { initialCount: 12, step: 50, maxRendered: 200 } as const;

interface MonthListProps {
  readonly list: List<Transaction>;
  readonly entries: readonly HistoryEntry[];
  readonly missing: MissingEntries;
  readonly onChoose: (entry: HistoryEntry) => void;
}

/** Printing renders all entries. */
export function MonthList({ list, entries, missing, onChoose }: MonthListProps) {
  const months = useMemo(() => groupByMonth(entries), [entries]);
  const printing = usePrinting();
  const { from, to, listRef, sentinelRef } = useVirtualList(entries.length, steps);
  const total = isComplete(list) ? entries.length : -1;
  let end = 0;
  const sections = months.flatMap((month) => {
    const start = end;
    end += month.entries.length;
    if (printing) return [{ month, start, from: 0, to: month.entries.length }];
    return start < to && end > from
      ? [{ month, start, from: Math.max(0, from - start), to: to - start }]
      : [];
  });
  return (
    <>
      <div ref={listRef} className="space-y-4 long-list">
        {sections.map((section) => (
          <MonthSection
            key={section.month.firstDay}
            {...section}
            isPartial={isPeriodPartial(missing, section.month.firstDay, firstOfMonth)}
            total={total}
            onChoose={onChoose}
          />
        ))}
      </div>
      <ListEnd query={transactionsQuery} list={list} sentinelRef={sentinelRef} />
    </>
  );
}

interface MonthSectionProps {
  readonly month: StatementMonth;
  readonly isPartial: boolean;
  readonly start: number;
  readonly total: number;
  /** Rendered range; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly onChoose: (entry: HistoryEntry) => void;
}

function MonthSection({ month, isPartial, start, total, from, to, onChoose }: MonthSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-lg" id={id}>
          {`${monthText(month.firstDay)}${isPartial ? '*' : ''}`}
        </h2>
        <dl className="flex flex-wrap gap-x-5 text-muted text-sm">
          <Flow term="In" pence={month.in} />
          <Flow term="Out" pence={month.out} />
          <Flow term="Difference" pence={month.in - month.out} signed />
        </dl>
      </div>
      <ul className={`${listClass.rows} ${cardClass.flush} print:break-inside-auto`}>
        {month.entries.slice(from, to).map((entry, index) => (
          <EntryRow
            key={entry.transaction.id}
            entry={entry}
            index={start + from + index}
            total={total}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}

interface FlowProps {
  readonly term: string;
  readonly pence: number;
  readonly signed?: boolean;
}

function Flow({ term, pence, signed = false }: FlowProps) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{term}</dt>
      <dd>
        <Money pence={pence} signed={signed} />
      </dd>
    </div>
  );
}
