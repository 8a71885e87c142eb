import { memo, useId } from 'react';
import type { Transaction } from '../../lib/contract/wallet.ts';
import { getEntryCount, getSetSize, type List } from '../../lib/data/list.ts';
import { formatDay, formatTime } from '../../lib/format/date-time.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { Money } from '../ui/content/money.tsx';
import { ListEnd } from '../ui/loading/list-end.tsx';
import { getPositionProps, useVirtualList } from '../ui/loading/virtual-list.ts';

/** Transactions of one local day. */
interface daysDaySection {
  /** The same for a day of which more is drawn, or less. */
  readonly key: string;
  /** As a member reads it: 'Mar 4, 2026'. */
  readonly name: string;
  /** How many of those given came before the day. */
  readonly before: number;
  readonly transactions: readonly Transaction[];
}

/** Groups neighbours of the same day, in the order they came in. */
export function groupByDay(transactions: readonly Transaction[]): readonly daysDaySection[] {
  const days: { key: string; name: string; before: number; transactions: Transaction[] }[] = [];
  const times = new Map<string, number>();
  for (const [before, transaction] of transactions.entries()) {
    const name = formatDay(transaction.created_at);
    const last = days.at(-1);
    if (last?.name === name) last.transactions.push(transaction);
    else {
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      days.push({ key: `${name} ${time}`, name, before, transactions: [transaction] });
    }
  }
  return days;
}

/** How many entries are drawn at first, more when the end of those comes near, and at most. */
const steps = { first: 12, step: 50, most: 200 } as const;

/** All movements of the wallet by day, however many there are. */
export function TransactionList({ list }: { readonly list: List<Transaction> }) {
  const transactions = list.entries;
  const { count, isAll } = getEntryCount(list);
  const { from, to, listRef, sentinelRef } = useVirtualList(transactions.length, steps);
  const days = groupByDay(transactions.slice(from, to));
  return (
    <>
      <div ref={listRef} className="long-list">
        {days.map(({ key, ...day }) => (
          <DaySection key={key} {...day} before={from + day.before} total={getSetSize(list)} />
        ))}
      </div>
      {sentinelRef && (
        <p className="transactions-more">
          {to.toLocaleString('en-GB')} of {isAll ? '' : 'more than '}
          {count.toLocaleString('en-GB')} transactions
        </p>
      )}
      <ListEnd query={transactionsQuery} list={list} sentinelRef={sentinelRef} />
    </>
  );
}

interface DayProps {
  readonly name: string;
  readonly before: number;
  readonly transactions: readonly Transaction[];
  /** How many there are on all days. */
  readonly total: number;
}

function DaySection({ name, before, transactions, total }: DayProps) {
  const id = useId();
  return (
    <section className="transactions-day" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <ul className="list card card-flush">
        {transactions.map((transaction, index) => (
          <Entry key={transaction.id} transaction={transaction} index={before + index} total={total} />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly transaction: Transaction;
  /** Its place among the `total` there are. */
  readonly index: number;
  readonly total: number;
}

/** Kept as it is while more entries are drawn below it. */
const Entry = memo(function Entry({ transaction, index, total }: EntryProps) {
  const { narrative, amount, created_at } = transaction;
  return (
    <li className="list-row transaction" {...getPositionProps(total, index)}>
      <div className="grow">
        <p className="transaction-narrative">{narrative || 'No description'}</p>
        <time className="muted small" dateTime={created_at}>
          {formatTime(created_at)}
        </time>
      </div>
      <Money pence={amount} signed />
    </li>
  );
});
