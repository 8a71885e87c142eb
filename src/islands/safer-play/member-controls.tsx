import { useMemo } from 'react';
import type { Transaction } from '../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import { getPath } from '../../lib/paths.ts';
import { type BreakRequestType, breakRequestValues } from '../../lib/safer-play/break-request.ts';
import { createHistory } from '../../lib/wallet/history.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import WalletSummary from '../shared/wallet-summary.tsx';
import { cardClass } from '../ui/content/card.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { memberColumn } from './columns.ts';
import { ReminderCard } from './reminder-card.tsx';
import { TimeReminderCard } from './time-reminder-card.tsx';

function RequestLink({
  request,
  children,
}: {
  readonly request: BreakRequestType;
  readonly children: string;
}) {
  const handleClick = () => prefillSupportRequest(breakRequestValues(request));
  return (
    <ButtonLink variant="secondary" href={getPath('createSupportRequest')} onClick={handleClick}>
      {children}
    </ButtonLink>
  );
}

/** Links to support requests. */
function BreakSection() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="away">
      <h2 id="away">A break, or closing your account</h2>
      <p>
        Your club decides and does this. You ask for it with a support ticket, which is filled in for you to
        read, change and send; the club answers within 72 hours.
      </p>
      <ul className="grid list-disc gap-2 ps-4.5">
        <li>The ticket blocks nothing by itself. Until the club has acted, you can still play and pay in.</li>
        <li>
          <a className="link text-primary-text" href={getPath('subscriptions')}>
            Subscriptions
          </a>{' '}
          go on buying tickets until they are ended. You can end them yourself, at once.
        </li>
        <li>
          What is in your wallet you can{' '}
          <a className="link text-primary-text" href={getPath('withdraw')}>
            withdraw
          </a>{' '}
          yourself.
        </li>
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <RequestLink request="break">Ask for a break</RequestLink>
        <RequestLink request="close">Ask to close my account</RequestLink>
      </div>
    </section>
  );
}

function FlowSummary({ list }: { readonly list: List<Transaction> }) {
  const { progress } = useAllPages(transactionsQuery);
  const history = useMemo(() => createHistory(list.entries, undefined), [list.entries]);
  return (
    <>
      <PagesProgress progress={progress} />
      <WalletSummary history={history} isComplete={isComplete(list)} />
    </>
  );
}

function MoneyFlows() {
  return (
    <section className="space-y-2" aria-labelledby="money">
      <h2 id="money">Money in and out</h2>
      <p className="text-muted">
        All that changed your wallet, as the{' '}
        <a className="link text-primary-text" href={getPath('statement')}>
          statement
        </a>{' '}
        has it: wins count as money in, withdrawals as money out.
      </p>
      <Loaded query={transactionsQuery} skeleton={<Skeleton shape="panel" />}>
        {(list) => <FlowSummary list={list} />}
      </Loaded>
    </section>
  );
}

/** Lazy, because help renders first. */
export default function MemberControls() {
  return (
    <div className={`${memberColumn} space-y-6`}>
      <MoneyFlows />
      <ReminderCard />
      <TimeReminderCard />
      <BreakSection />
    </div>
  );
}
