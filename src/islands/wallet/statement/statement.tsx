import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { SaferPlayLinks } from '../../shared/safer-play-links.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { NoTransactions, TransactionsSkeleton } from '../no-transactions.tsx';
import { StatementTabs } from './statement-tabs.tsx';

/** Statement: all that changed the wallet, by month, to search, keep and print, and what it comes to. */
export default function Statement() {
  return (
    <Page>
      <div className="flow">
        <Loaded query={transactionsQuery} skeleton={<TransactionsSkeleton />} empty={<NoTransactions />}>
          {(list) => <StatementTabs list={list} />}
        </Loaded>
        <SaferPlayLinks />
      </div>
    </Page>
  );
}
