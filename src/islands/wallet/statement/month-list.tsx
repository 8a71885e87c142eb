import { ReceiptText } from 'lucide';
import { memo, useId, useMemo } from 'react';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../../lib/data/list.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { monthText } from '../../../lib/format/local-day.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { groupByMonth, type HistoryEntry, type StatementMonth } from '../../../lib/wallet/history.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { Money } from '../../ui/content/money.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { getPositionProps, useVirtualList } from '../../ui/loading/virtual-list.ts';
import { usePrinting } from '../../ui/use-printing.ts';

interface EntryRowProps {
  readonly entry: HistoryEntry;
  /** Its place among the `total` there are. */
  readonly index: number;
  readonly total: number;
  /** Kept the same while the list grows, so that rows are. */
  readonly onChoose: (entry: HistoryEntry) => void;
}

/** One entry: when, what, how much, and what the wallet held after it. */
export const EntryRow = memo(function EntryRow({ entry, index, total, onChoose }: EntryRowProps) {
  const { amount, created_at } = entry.transaction;
  const narrative = entry.transaction.narrative || 'No description';
  const when = formatDateTime(created_at);
  return (
    <li className="list-row transaction statement-entry" {...getPositionProps(total, index)}>
      <div className="grow">
        <div className="statement-line">
          <p className="transaction-narrative">{narrative}</p>
          <Money pence={amount} signed />
        </div>
        <div className="statement-line muted small">
          <time dateTime={created_at}>{when}</time>
          {entry.balanceAfter !== undefined && <span>Balance {formatPence(entry.balanceAfter)}</span>}
        </div>
      </div>
      <IconButton
        label={`Receipt for ${narrative}, ${when}`}
        aria-haspopup="dialog"
        onClick={() => onChoose(entry)}
      >
        <Icon of={ReceiptText} size={20} />
      </IconButton>
    </li>
  );
});

/** How many entries are drawn at first, more when the end of those comes near, and at most. */
const steps = { first: 12, step: 50, most: 200 } as const;

interface MonthListProps {
  readonly list: List<Transaction>;
  readonly entries: readonly HistoryEntry[];
  readonly onChoose: (entry: HistoryEntry) => void;
}

/** Entries by month, drawn as they are scrolled to; on paper all of them. */
export function MonthList({ list, entries, onChoose }: MonthListProps) {
  const months = useMemo(() => groupByMonth(entries), [entries]);
  const printing = usePrinting();
  const { from, to, listRef, sentinelRef } = useVirtualList(entries.length, steps);
  const total = isComplete(list) ? entries.length : -1;
  let before = 0;
  const parts = months.flatMap((month) => {
    const start = before;
    before += month.entries.length;
    if (printing) return [{ month, start, from: 0, to: month.entries.length }];
    return start < to && before > from
      ? [{ month, start, from: Math.max(0, from - start), to: to - start }]
      : [];
  });
  return (
    <>
      <div ref={listRef} className="flow long-list">
        {parts.map((part) => (
          <MonthSection key={part.month.firstDay} {...part} total={total} onChoose={onChoose} />
        ))}
      </div>
      <ListEnd query={transactionsQuery} list={list} sentinelRef={sentinelRef} />
    </>
  );
}

interface MonthSectionProps {
  readonly month: StatementMonth;
  /** How many entries stand before it, and on the whole statement: -1 where nobody knows. */
  readonly start: number;
  readonly total: number;
  /** Which of its entries are drawn: `from` included, `to` not. */
  readonly from: number;
  readonly to: number;
  readonly onChoose: (entry: HistoryEntry) => void;
}

function MonthSection({ month, start, total, from, to, onChoose }: MonthSectionProps) {
  const id = useId();
  return (
    <section className="statement-month" aria-labelledby={id}>
      <h2 id={id}>{monthText(month.firstDay)}</h2>
      <dl className="statement-flows">
        <div>
          <dt>In</dt>
          <dd>
            <Money pence={month.in} />
          </dd>
        </div>
        <div>
          <dt>Out</dt>
          <dd>
            <Money pence={month.out} />
          </dd>
        </div>
        <div>
          <dt>Difference</dt>
          <dd>
            <Money pence={month.in - month.out} signed />
          </dd>
        </div>
      </dl>
      <ul className="list card card-flush">
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
