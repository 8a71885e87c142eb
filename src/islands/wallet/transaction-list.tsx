import { memo, useId } from 'react';
import type { Transaction } from '../../lib/contract/wallet.ts';
import { getEntryCount, getSetSize, type List } from '../../lib/data/list.ts';
import { formatDay, formatTime } from '../../lib/format/date-time.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { cardClass } from '../ui/content/card.ts';
import { listClass } from '../ui/content/list.ts';
import { Money } from '../ui/content/money.tsx';
import { ListEnd } from '../ui/loading/list-end.tsx';
import { getPositionProps, useVirtualList } from '../ui/loading/virtual-list.ts';

interface DayGroup {
  /** Stable while entries of the day mount and unmount. */
  readonly key: string;
  /** For example `'Mar 4, 2026'`. */
  readonly name: string;
  readonly startIndex: number;
  readonly transactions: readonly Transaction[];
}

function groupByDay(transactions: readonly Transaction[]): readonly DayGroup[] {
  const days: { key: string; name: string; startIndex: number; transactions: Transaction[] }[] = [];
  const occurrences = new Map<string, number>();
  for (const [startIndex, transaction] of transactions.entries()) {
    const name = formatDay(transaction.created_at);
    const last = days.at(-1);
    if (last?.name === name) last.transactions.push(transaction);
    else {
      const occurrence = (occurrences.get(name) ?? 0) + 1;
      occurrences.set(name, occurrence);
      days.push({ key: `${name} ${occurrence}`, name, startIndex, transactions: [transaction] });
    }
  }
  return days;
}

const steps = { initialCount: 12, step: 50, maxRendered: 200 } as const;

export function TransactionList({ list }: { readonly list: List<Transaction> }) {
  const transactions = list.entries;
  const { count, isAll } = getEntryCount(list);
  const { from, to, listRef, sentinelRef } = useVirtualList(transactions.length, steps);
  const days = groupByDay(transactions.slice(from, to));
  return (
    <>
      <div ref={listRef} className={`long-list overflow-visible ${cardClass.flush}`}>
        {days.map(({ key, ...day }) => (
          <DaySection key={key} {...day} startIndex={from + day.startIndex} total={getSetSize(list)} />
        ))}
      </div>
      {sentinelRef && (
        <p className="mt-6 text-center text-muted text-sm">
          {`${to.toLocaleString('en-GB')} of ${isAll ? '' : 'more than '}${count.toLocaleString('en-GB')} transactions`}
        </p>
      )}
      <ListEnd query={transactionsQuery} list={list} sentinelRef={sentinelRef} />
    </>
  );
}

interface DaySectionProps {
  readonly name: string;
  readonly startIndex: number;
  readonly transactions: readonly Transaction[];
  readonly total: number;
}

function DaySection({ name, startIndex, transactions, total }: DaySectionProps) {
  const id = useId();
  return (
    <section
      className="not-first:border-base-300 not-first:border-t @min-[46rem]/page:grid @min-[46rem]/page:grid-cols-[9rem_minmax(0,1fr)]"
      aria-labelledby={id}
    >
      <h3
        className="px-4 pt-3 font-semibold text-muted text-sm tracking-normal @min-[46rem]/page:py-3"
        id={id}
      >
        {name}
      </h3>
      <ul className={listClass.rows}>
        {transactions.map((transaction, index) => (
          <Entry key={transaction.id} transaction={transaction} index={startIndex + index} total={total} />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly transaction: Transaction;
  readonly index: number;
  readonly total: number;
}

const Entry = memo(function Entry({ transaction, index, total }: EntryProps) {
  const { narrative, amount, created_at } = transaction;
  return (
    <li
      className={`${listClass.row} break-inside-avoid py-2 after:absolute @min-[46rem]/page:min-h-11`}
      {...getPositionProps(total, index)}
    >
      <div
        className={`${listClass.text} @min-[46rem]/page:flex @min-[46rem]/page:items-baseline @min-[46rem]/page:gap-3`}
      >
        <p className="min-w-0 font-[550] wrap-anywhere">{narrative || 'No description'}</p>
        <time
          className="text-muted text-sm @min-[46rem]/page:order-first @min-[46rem]/page:w-18 @min-[46rem]/page:flex-none"
          dateTime={created_at}
        >
          {formatTime(created_at)}
        </time>
      </div>
      <Money pence={amount} signed />
    </li>
  );
});
