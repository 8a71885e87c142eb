import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../../lib/data/list.ts';
import { formatPence, formatSignedPence } from '../../../lib/format/money.ts';
import {
  createHistory,
  entryTotals,
  getMissingEntries,
  type HistoryEntry,
  type MissingEntries,
  missingEntriesTexts,
} from '../../../lib/wallet/history.ts';
import {
  createReceipt,
  filterEntries,
  hasActiveFilters,
  parseStatementFilters,
} from '../../../lib/wallet/statement.ts';
import { tenantHost } from '../../../stores/app/tenant.ts';
import { $member } from '../../../stores/member/member.ts';
import { statementFilters } from '../../../stores/wallet/statement.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { PhoneSaferPlayLinks } from '../../shared/safer-play-links.tsx';
import { Money } from '../../ui/content/money.tsx';
import { cardClass } from '../../ui/content/surface.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { PagesProgress, useAllPages } from '../../ui/loading/all-pages.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { Empty } from '../../ui/messages/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { NoTransactions, TransactionsSkeleton } from '../transaction-list.tsx';
import { MonthList } from './month-list.tsx';
import { StatementActions, StatementFilterBar, StatementPrintHeader } from './statement-tools.tsx';

const MoneySummary = lazyComponent(
  async () => (await import('../../shared/wallet-summary.tsx')).WalletSummary,
);

/** Loads all pages for both tabs. */
function StatementTabs({ list }: { readonly list: List<Transaction> }) {
  const { progress } = useAllPages(transactionsQuery);
  const balance = useStore($member)?.balance;
  const hasAllEntries = isComplete(list);
  const history = useMemo(
    () => createHistory(list.entries, hasAllEntries ? balance : undefined),
    [list.entries, hasAllEntries, balance],
  );
  const missing = useMemo(() => getMissingEntries(list), [list]);
  const summary = (
    <Suspense>
      <MoneySummary history={history} missing={missing} />
    </Suspense>
  );
  return (
    <div className="space-y-2">
      <PagesProgress progress={progress} />
      <Tabs
        label="Statement"
        tabs={[
          {
            id: 'entries',
            label: 'Transactions',
            panel: <Entries list={list} history={history} missing={missing} />,
          },
          { id: 'summary', label: 'Summary', panel: summary },
        ]}
      />
    </div>
  );
}

export default function Statement() {
  return (
    <Page>
      <div className="space-y-4">
        <Loaded query={transactionsQuery} skeleton={<TransactionsSkeleton />} empty={<NoTransactions />}>
          {(list) => <StatementTabs list={list} />}
        </Loaded>
        <PhoneSaferPlayLinks />
      </div>
    </Page>
  );
}

interface StatementTotalsProps {
  readonly entries: readonly HistoryEntry[];
  /** Undefined without filters. */
  readonly total: number | undefined;
}

const formatCount = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'transaction' : 'transactions'}`;

/** Totals of the filtered entries, announced when the filters change. */
function StatementTotals({ entries, total }: StatementTotalsProps) {
  const flows = entryTotals(entries);
  const difference = flows.in - flows.out;
  const count =
    total === undefined
      ? formatCount(entries.length)
      : `${formatCount(entries.length)} of ${formatCount(total)}`;
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
  return (
    <section
      className={`${cardClass.padded} grow @min-[46rem]/page:flex @min-[46rem]/page:flex-row @min-[46rem]/page:items-baseline @min-[46rem]/page:gap-6 @min-[46rem]/page:py-3`}
      aria-label="What these transactions come to"
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

interface EntriesProps {
  readonly list: List<Transaction>;
  readonly history: readonly HistoryEntry[];
  readonly missing: MissingEntries;
}

const noFilters = parseStatementFilters({});

function Entries({ list, history, missing }: EntriesProps) {
  const filters = useStore(statementFilters.$filters) ?? noFilters;
  const entries = useMemo(() => filterEntries(history, filters), [history, filters]);
  const chosen = filters.receipt && history.find(({ transaction }) => transaction.id === filters.receipt);
  const notes = missingEntriesTexts(missing, filters.from);
  const isFiltered = hasActiveFilters(filters);
  return (
    <div className="space-y-4">
      <StatementPrintHeader entries={entries} filters={filters} notes={notes} />
      <StatementFilterBar filters={filters} />
      {entries.length > 0 && (
        <div className="grid gap-4 @min-[46rem]/page:flex @min-[46rem]/page:items-center">
          <StatementTotals entries={entries} total={isFiltered ? history.length : undefined} />
          <StatementActions entries={entries} notes={notes} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="text-muted print:hidden">
          {`* ${note}`}
        </p>
      ))}
      {entries.length === 0 && (
        <Empty
          illustration="wallet"
          title="No transaction matches"
          action={<Button onClick={() => statementFilters.change(noFilters)}>Show all entries</Button>}
        />
      )}
      <MonthList list={list} entries={entries} missing={missing} isFiltered={isFiltered} />
      {chosen && (
        <RecordDialog
          title="Receipt"
          lines={createReceipt(chosen)}
          fileName={`receipt-${tenantHost.subdomain}-${chosen.transaction.id}.txt`}
          savedText="Receipt saved"
          onClose={() => statementFilters.change({ receipt: '' })}
        />
      )}
    </div>
  );
}
