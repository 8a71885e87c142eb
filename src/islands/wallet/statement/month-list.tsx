import { ChevronDown, ReceiptText } from 'lucide';
import { memo, Suspense, useId, useMemo, useState } from 'react';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List, pageSize } from '../../../lib/data/list.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { firstOfMonth, monthText } from '../../../lib/format/days.ts';
import { formatPence } from '../../../lib/format/money.ts';
import {
  groupByMonth,
  type HistoryEntry,
  isPeriodPartial,
  type MissingEntries,
  type StatementMonth,
} from '../../../lib/wallet/history.ts';
import { statementFilters } from '../../../stores/wallet/statement.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { Money } from '../../ui/content/money.tsx';
import { cardClass, listClass } from '../../ui/content/surface.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListNotes } from '../../ui/loading/loaded.tsx';
import { ShowMore, usePrinting } from '../../ui/loading/show-more.tsx';

/** Two lines, or the columns date, narrative, balance and amount. */
const rowClass = {
  text: 'min-w-0 grow basis-40 @min-[54rem]/page:grid @min-[54rem]/page:grid-cols-[11rem_minmax(0,1fr)_9rem_12rem] @min-[54rem]/page:items-baseline @min-[54rem]/page:gap-x-4',
  line: 'flex flex-wrap justify-between gap-x-2 @min-[54rem]/page:contents',
} as const;

const EntryRow = memo(function EntryRow({ entry }: { readonly entry: HistoryEntry }) {
  const { id, amount, created_at } = entry.transaction;
  const narrative = entry.transaction.narrative || 'No description';
  const when = formatDateTime(created_at);
  return (
    <li
      className={`${listClass.row} break-inside-avoid gap-0 py-2 pe-1 after:absolute @min-[54rem]/page:py-0.5`}
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
        <div className={`${rowClass.line} text-muted`}>
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
        onClick={() => statementFilters.change({ receipt: id })}
      >
        <Icon of={ReceiptText} size={20} />
      </IconButton>
    </li>
  );
});

interface MonthListProps {
  readonly list: List<Transaction>;
  readonly entries: readonly HistoryEntry[];
  readonly missing: MissingEntries;
  readonly isFiltered: boolean;
}

/** Opens the newest month, or all that match a filter if they are few. */
export function MonthList({ list, entries, missing, isFiltered }: MonthListProps) {
  const months = useMemo(() => groupByMonth(entries), [entries]);
  const opensAll = isFiltered && entries.length <= pageSize;
  return (
    <>
      <div className="space-y-4">
        {months.map((month, index) => (
          <MonthSection
            key={month.firstDay}
            month={month}
            isPartial={isPeriodPartial(missing, month.firstDay, firstOfMonth)}
            isOpenAtFirst={index === 0 || opensAll}
          />
        ))}
      </div>
      {!isComplete(list) && (
        <Suspense>
          <ListNotes
            query={transactionsQuery}
            list={list}
            onRetry={() => void transactionsQuery.loadMore()}
          />
        </Suspense>
      )}
    </>
  );
}

interface MonthSectionProps {
  readonly month: StatementMonth;
  readonly isPartial: boolean;
  readonly isOpenAtFirst: boolean;
}

/** Printing opens all months. */
function MonthSection({ month, isPartial, isOpenAtFirst }: MonthSectionProps) {
  const id = useId();
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? isOpenAtFirst;
  const isPrinting = usePrinting();
  const flows = [
    { term: 'In', pence: month.in },
    { term: 'Out', pence: month.out },
    { term: 'Difference', pence: month.in - month.out },
  ];
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-lg" id={id}>
          <button
            type="button"
            className="flex min-h-11 cursor-pointer items-center gap-2 text-start print:min-h-0"
            aria-expanded={isOpen}
            onClick={() => setChoice(!isOpen)}
          >
            {`${monthText(month.firstDay)}${isPartial ? '*' : ''}`}
            <Icon
              of={ChevronDown}
              size={18}
              className={`flex-none text-muted print:hidden ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </h2>
        <dl className="flex flex-wrap gap-x-5 text-muted">
          {flows.map(({ term, pence }) => (
            <div key={term} className="flex flex-wrap gap-x-1.5">
              <dt>{term}</dt>
              <dd>
                <Money pence={pence} signed={term === 'Difference'} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {(isOpen || isPrinting) && (
        <ShowMore
          name="transactions"
          count={month.entries.length}
          total={isPartial ? undefined : month.entries.length}
        >
          {(visibleCount) => (
            <ul className={`${listClass.rows} ${cardClass.flush} print:break-inside-auto`}>
              {month.entries.slice(0, visibleCount).map((entry) => (
                <EntryRow key={entry.transaction.id} entry={entry} />
              ))}
            </ul>
          )}
        </ShowMore>
      )}
    </section>
  );
}
