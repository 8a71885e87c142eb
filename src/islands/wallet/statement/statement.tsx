import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../../lib/data/list.ts';
import { formatPence, formatSignedPence } from '../../../lib/format/money.ts';
import { listNotices } from '../../../lib/messages/list-notices.ts';
import { formatCount } from '../../../lib/messages/member-notices.ts';
import {
  createHistory,
  entryTotals,
  getMissingEntries,
  type HistoryEntry,
  missingEntriesTexts,
} from '../../../lib/wallet/history.ts';
import {
  describeFilters,
  filterEntries,
  hasActiveFilters,
  parseStatementFilters,
} from '../../../lib/wallet/statement.ts';
import { $member } from '../../../stores/member/member.ts';
import { statementFilters } from '../../../stores/wallet/statement.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { PhoneSaferPlayLinks } from '../../shared/safer-play-links.tsx';
import { Disclosure } from '../../ui/content/disclosure.tsx';
import { Money } from '../../ui/content/money.tsx';
import { cardClass } from '../../ui/content/surface.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PagesProgress, useAllPages } from '../../ui/loading/all-pages.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { Empty } from '../../ui/messages/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { NoTransactions, TransactionsSkeleton } from '../transaction-list.tsx';
import { UpcomingCosts } from '../upcoming-costs.tsx';
import { MonthList } from './month-list.tsx';

const loadTools = () => import('./statement-tools.tsx');

const PrintHeader = lazyComponent(async () => (await loadTools()).StatementPrintHeader);
const FilterBar = lazyComponent(async () => (await loadTools()).StatementFilterBar);
const MoneySummary = lazyComponent(async () => (await loadTools()).WalletSummary);
const Actions = lazyComponent(async () => (await loadTools()).StatementActions);
const Receipt = lazyComponent(async () => (await loadTools()).StatementReceipt);

export default function Statement() {
  return (
    <Page>
      <div className="space-y-4">
        <UpcomingCosts at="start" />
        <Loaded query={transactionsQuery} skeleton={<TransactionsSkeleton />} empty={<NoTransactions />}>
          {(list) => <StatementContent list={list} />}
        </Loaded>
        <UpcomingCosts at="end" />
        <PhoneSaferPlayLinks />
      </div>
    </Page>
  );
}

const noFilters = parseStatementFilters({});

/** Loads all pages. */
function StatementContent({ list }: { readonly list: List<Transaction> }) {
  const { progress } = useAllPages(transactionsQuery);
  const balance = useStore($member)?.balance;
  const hasAllEntries = isComplete(list);
  const history = useMemo(
    () => createHistory(list.entries, hasAllEntries ? balance : undefined),
    [list.entries, hasAllEntries, balance],
  );
  const missing = useMemo(() => getMissingEntries(list), [list]);
  const filters = useStore(statementFilters.$filters) ?? noFilters;
  const entries = useMemo(() => filterEntries(history, filters), [history, filters]);
  const chosen = filters.receipt && history.find(({ transaction }) => transaction.id === filters.receipt);
  const notes = missingEntriesTexts(missing, filters.from);
  const isFiltered = hasActiveFilters(filters);
  return (
    <div className="space-y-4">
      <PagesProgress progress={progress} />
      <Suspense>
        <PrintHeader entries={entries} filters={filters} notes={notes} />
      </Suspense>
      <div className={`${cardClass.flush} print:hidden`}>
        <Disclosure heading="h2" title="Search and filter" state={describeFilters(filters)}>
          <Suspense>
            <FilterBar filters={filters} />
          </Suspense>
        </Disclosure>
      </div>
      <div className={isFiltered ? '' : 'not-print:hidden'}>
        <StatementTotals entries={entries} total={isFiltered ? history.length : undefined} />
      </div>
      {notes.map((note) => (
        <p key={note} className="text-muted print:hidden">
          {`* ${note}`}
        </p>
      ))}
      {entries.length === 0 && (
        <Empty
          illustration="wallet"
          title="No transactions found"
          action={<Button onClick={() => statementFilters.change(noFilters)}>Show all transactions</Button>}
        />
      )}
      <MonthList list={list} entries={entries} missing={missing} isFiltered={isFiltered} />
      <div className={`${cardClass.flush} print:hidden`}>
        <Disclosure heading="h2" title="Totals by week, month or year">
          <Suspense>
            <MoneySummary history={history} missing={missing} />
          </Suspense>
        </Disclosure>
        {entries.length > 0 && (
          <Disclosure heading="h2" title="Save or print" state={formatCount('transactions', entries.length)}>
            <Suspense>
              <Actions entries={entries} notes={notes} />
            </Suspense>
          </Disclosure>
        )}
      </div>
      {chosen && (
        <Suspense>
          <Receipt entry={chosen} />
        </Suspense>
      )}
    </div>
  );
}

interface StatementTotalsProps {
  readonly entries: readonly HistoryEntry[];
  /** Undefined without filters. */
  readonly total: number | undefined;
}

/** Shows the totals of the filtered entries, and announces them when the filters change. */
function StatementTotals({ entries, total }: StatementTotalsProps) {
  const flows = entryTotals(entries);
  const difference = flows.in - flows.out;
  const count =
    total === undefined
      ? formatCount('transactions', entries.length)
      : listNotices.showing('transactions', entries.length, total);
  const summary = `${count}. In ${formatPence(flows.in)}, out ${formatPence(flows.out)}, difference ${formatSignedPence(difference)}`;
  const totals = [
    { term: 'Money in', pence: flows.in },
    { term: 'Money out', pence: flows.out },
    { term: 'Difference', pence: difference },
  ];
  const previousSummary = useRef(summary);
  useEffect(() => {
    if (previousSummary.current !== summary) announce(summary);
    previousSummary.current = summary;
  }, [summary]);
  if (entries.length === 0) return null;
  return (
    <section
      className={`${cardClass.padded} @min-[46rem]/page:flex @min-[46rem]/page:flex-row @min-[46rem]/page:items-baseline @min-[46rem]/page:gap-6 @min-[46rem]/page:py-3`}
      aria-label="Totals"
    >
      <p className="text-muted">{count}</p>
      <dl className="grow @min-[31rem]/page:flex @min-[31rem]/page:flex-wrap @min-[31rem]/page:justify-between @min-[31rem]/page:gap-x-6">
        {totals.map(({ term, pence }) => (
          // A line on phones, a column on wider pages.
          <div
            key={term}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-base-300 py-2.5 last:pb-0 @min-[31rem]/page:block @min-[31rem]/page:pb-0 @min-[46rem]/page:py-0 @max-[31rem]/page:not-first:border-t"
          >
            <dt className="text-muted">{term}</dt>
            <dd>
              <Money pence={pence} signed={term === 'Difference'} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
