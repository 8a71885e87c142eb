import { ChevronDown, ReceiptText } from 'lucide';
import { memo, Suspense, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List, pageSize } from '../../../lib/data/list.ts';
import { formatRecent } from '../../../lib/format/date-time.ts';
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
import { Button, IconButton } from '../../ui/controls/button.tsx';
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
  // The heading has the year.
  const when = formatRecent(created_at);
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

const maxMonths = 12;

/** Months and transactions that fit into three screens of a phone. */
const maxRows = 22;

/** Shows a year of months at first. Opens the newest one if it fits, or all that match a filter if they are few. */
export function MonthList({ list, entries, missing, isFiltered }: MonthListProps) {
  const months = useMemo(() => groupByMonth(entries), [entries]);
  const [isAllShown, setAllShown] = useState(false);
  const isPrinting = usePrinting();
  const container = useRef<HTMLDivElement>(null);
  const handleShowAll = () => {
    flushSync(() => setAllShown(true));
    container.current?.querySelectorAll<HTMLElement>('h2 > button')[maxMonths]?.focus();
  };
  const firstMonths = months.slice(0, maxMonths);
  const visible = isAllShown || isPrinting ? months : firstMonths;
  const opensAll = isFiltered && entries.length <= pageSize;
  const opensNewest = firstMonths.length + (months[0]?.entries.length ?? 0) <= maxRows;
  return (
    <>
      {months.length > 0 && (
        <div ref={container} className={`${cardClass.flush} print:break-inside-auto`}>
          {visible.map((month, index) => (
            <MonthSection
              key={month.firstDay}
              month={month}
              isPartial={isPeriodPartial(missing, month.firstDay, firstOfMonth)}
              isOpenAtFirst={opensAll || (index === 0 && opensNewest)}
            />
          ))}
        </div>
      )}
      {visible.length < months.length && (
        <Button variant="secondary" onClick={handleShowAll}>
          Show older months
        </Button>
      )}
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
  ];
  return (
    <section className="border-base-300 not-first:border-t" aria-labelledby={id}>
      <div className="relative flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 ps-4 pe-11 hover:bg-hover @max-[17rem]/page:px-2">
        <h2 className="text-base" id={id}>
          {/* The whole row presses the button. */}
          <button
            type="button"
            className="-my-2 min-h-11 cursor-pointer text-start after:absolute after:inset-0"
            aria-expanded={isOpen}
            onClick={() => setChoice(!isOpen)}
          >
            {`${monthText(month.firstDay)}${isPartial ? '*' : ''}`}
          </button>
        </h2>
        <dl className="flex flex-wrap gap-x-4">
          {flows.map(({ term, pence }) => (
            <div key={term} className="flex flex-wrap gap-x-1.5">
              <dt className="text-muted">{term}</dt>
              <dd>
                <Money pence={pence} />
              </dd>
            </div>
          ))}
        </dl>
        <Icon
          of={ChevronDown}
          size={18}
          className={`absolute end-4 text-muted print:hidden @max-[17rem]/page:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      {(isOpen || isPrinting) && (
        <div className="border-base-300 border-t">
          <ShowMore
            name="transactions"
            count={month.entries.length}
            total={isPartial ? undefined : month.entries.length}
          >
            {(visibleCount) => (
              <ul className={listClass.rows}>
                {month.entries.slice(0, visibleCount).map((entry) => (
                  <EntryRow key={entry.transaction.id} entry={entry} />
                ))}
              </ul>
            )}
          </ShowMore>
        </div>
      )}
    </section>
  );
}
