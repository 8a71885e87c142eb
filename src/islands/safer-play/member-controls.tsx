import { useMemo, useState } from 'react';
import { gamblingHelpline, minimumAmountPence, selfExclusionScheme } from '../../lib/config.ts';
import type { Transaction } from '../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import { localDay } from '../../lib/format/days.ts';
import { formatPence } from '../../lib/format/money.ts';
import { helplineText, saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import { getPath } from '../../lib/paths.ts';
import { breakLengthOptions, breakRequestValues } from '../../lib/safer-play/pause.ts';
import { createHistory, getMissingEntries } from '../../lib/wallet/history.ts';
import { totalsInPeriod } from '../../lib/wallet/summary.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { prefillSupportRequest } from '../../stores/support/support-requests.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { UnknownBalance } from '../orders/bank-approval-note.tsx';
import { TrustedLink } from '../shared/links.tsx';
import { NewTabLink } from '../shared/safer-play-links.tsx';
import { WalletSummary } from '../shared/wallet-summary.tsx';
import { Disclosure, useRowState } from '../ui/content/disclosure.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Select } from '../ui/controls/filters.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { PauseRow } from './pause-row.tsx';
import { SpendingReminderRow, TimeReminderRow } from './reminder-rows.tsx';
import { SubscriptionsRow } from './subscriptions-row.tsx';

const linkClass = 'link inline-flex min-h-6 items-center text-primary-text';

function Summary({ list }: { readonly list: List<Transaction> }) {
  const history = useMemo(() => createHistory(list.entries, undefined), [list.entries]);
  const missing = useMemo(() => getMissingEntries(list), [list]);
  return <WalletSummary history={history} missing={missing} />;
}

/** '£12.00 out this month', or '' while some transactions are missing. */
function describeMonth(list: List<Transaction>): string {
  if (!isComplete(list)) return '';
  return `${formatPence(totalsInPeriod(list.entries, 'month', localDay(nowMs())).out)} out this month`;
}

function MoneyRow() {
  const { progress } = useAllPages(transactionsQuery);
  const state = useRowState(transactionsQuery, describeMonth);
  return (
    <Disclosure id="money" heading="h2" title="Your money in and out" state={state}>
      <p>
        Money in includes wins. Money out includes withdrawals.{' '}
        <a className="link text-primary-text" href={getPath('statement')}>
          See your statement
        </a>
      </p>
      <Loaded query={transactionsQuery} skeleton={<Skeleton shape="panel" />}>
        {(list) => (
          <>
            <PagesProgress progress={progress} />
            <Summary list={list} />
          </>
        )}
      </Loaded>
    </Disclosure>
  );
}

/** The link opens the withdrawal form with the entire balance selected. */
function WithdrawLink({ balance }: { readonly balance: number | undefined }) {
  if (balance === undefined) return <UnknownBalance />;
  const held = `You have ${formatPence(balance)}.`;
  if (balance < minimumAmountPence)
    return <p>{`${held} You can withdraw ${formatPence(minimumAmountPence)} or more.`}</p>;
  return (
    <p>
      <span>{`${held} `}</span>
      <TrustedLink className={linkClass} href={getPath('withdraw', {}, { entire: 'true' })}>
        Withdraw entire balance
      </TrustedLink>
    </p>
  );
}

function WithdrawRow() {
  const state = useRowState(memberQuery, ({ balance }) =>
    balance === undefined ? undefined : formatPence(balance),
  );
  return (
    <Disclosure id="withdraw" title="Withdraw your money" state={state}>
      <Loaded query={memberQuery} needsFreshData skeleton={<Skeleton shape="button" />}>
        {({ balance }) => <WithdrawLink balance={balance} />}
      </Loaded>
    </Disclosure>
  );
}

const requests = [
  { type: 'break', label: 'Ask for a break' },
  { type: 'close', label: 'Ask to close my account' },
] as const;

/** Links to prefilled support requests. */
function BreakRow() {
  const [length, setLength] = useState('');
  return (
    <Disclosure id="break" title="Take a break or close your account">
      <p>{saferPlayNotices.breakTerms}</p>
      <Select
        name="breakLength"
        label="How long"
        value={length}
        options={breakLengthOptions}
        onChange={setLength}
      />
      <div className="flex flex-wrap items-center gap-3">
        {requests.map(({ type, label }) => (
          <ButtonLink
            key={type}
            variant="secondary"
            href={getPath('createSupportRequest')}
            onClick={() => prefillSupportRequest(breakRequestValues(type, length))}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </Disclosure>
  );
}

function OtherBlocksRow() {
  return (
    <Disclosure id="other-blocks" title="Block gambling elsewhere">
      <p>
        <strong>Your bank.</strong> Many banks can block gambling payments by card. Look in your bank's app or
        ask them. Ask if it covers your club and bank transfers.
      </p>
      <p>
        <strong>{`${selfExclusionScheme.name}.`}</strong> It's free and blocks you from online gambling
        companies licensed in Great Britain. It may not cover your club, so ask them too.{' '}
        <NewTabLink href={selfExclusionScheme.url}>About {selfExclusionScheme.name}</NewTabLink>
      </p>
      <p>
        <strong>Talk to someone.</strong> {helplineText}{' '}
        <a className={linkClass} href={gamblingHelpline.tel}>
          {gamblingHelpline.number}
        </a>
      </p>
    </Disclosure>
  );
}

/** A member's reminders, then all ways to stop in the order in which they take effect. */
export function MemberControls() {
  return (
    <>
      <div className={cardClass.flush}>
        <MoneyRow />
        <SpendingReminderRow />
        <TimeReminderRow />
      </div>
      <section className="space-y-2" aria-labelledby="stop">
        <h2 id="stop">Stop or take a break</h2>
        <div className={cardClass.flush}>
          <SubscriptionsRow />
          <WithdrawRow />
          <PauseRow />
          <BreakRow />
          <OtherBlocksRow />
        </div>
      </section>
    </>
  );
}
