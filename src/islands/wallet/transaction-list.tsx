import { memo, useId } from 'react';
import type { Transaction } from '../../lib/contract/wallet.ts';
import type { List } from '../../lib/data/list.ts';
import { formatDay, formatTime } from '../../lib/format/date-time.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { Money } from '../ui/content/money.tsx';
import { cardClass, listClass } from '../ui/content/surface.ts';
import { ListPages } from '../ui/loading/show-more.tsx';
import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';

export function NoTransactions() {
  return <Empty illustration="wallet" title="No transactions yet" text="Money in and out will show here." />;
}

export function TransactionsSkeleton() {
  return (
    <div className={`${listClass.rows} ${cardClass.flush}`}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  );
}

interface DayGroup {
  /** For example `'Mar 4, 2026'`. */
  readonly name: string;
  readonly transactions: Transaction[];
}

function groupByDay(transactions: readonly Transaction[]): readonly DayGroup[] {
  const days: DayGroup[] = [];
  for (const transaction of transactions) {
    const name = formatDay(transaction.created_at);
    const last = days.at(-1);
    if (last?.name === name) last.transactions.push(transaction);
    else days.push({ name, transactions: [transaction] });
  }
  return days;
}

export function TransactionList({ list }: { readonly list: List<Transaction> }) {
  return (
    <ListPages query={transactionsQuery} list={list} className={cardClass.flush}>
      {(transactions) =>
        groupByDay(transactions).map((day) => <DaySection key={day.transactions[0]?.id} {...day} />)
      }
    </ListPages>
  );
}

function DaySection({ name, transactions }: DayGroup) {
  const id = useId();
  return (
    <section
      className="not-first:border-base-300 not-first:border-t @min-[46rem]/page:grid @min-[46rem]/page:grid-cols-[11rem_minmax(0,1fr)]"
      aria-labelledby={id}
    >
      <h3
        className="px-4 pt-3 font-semibold text-base text-muted tracking-normal @min-[46rem]/page:py-3"
        id={id}
      >
        {name}
      </h3>
      <ul className={listClass.rows}>
        {transactions.map((transaction) => (
          <Entry key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </section>
  );
}

const Entry = memo(function Entry({ transaction }: { readonly transaction: Transaction }) {
  const { narrative, amount, created_at } = transaction;
  return (
    <li className={`${listClass.row} break-inside-avoid py-2 after:absolute @min-[46rem]/page:min-h-11`}>
      <div
        className={`${listClass.text} @min-[46rem]/page:flex @min-[46rem]/page:items-baseline @min-[46rem]/page:gap-3`}
      >
        <p className="min-w-0 font-[550] wrap-anywhere">{narrative || 'No description'}</p>
        <time
          className="text-muted @min-[46rem]/page:order-first @min-[46rem]/page:w-20 @min-[46rem]/page:flex-none"
          dateTime={created_at}
        >
          {formatTime(created_at)}
        </time>
      </div>
      <Money pence={amount} signed />
    </li>
  );
});
