import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId } from 'react';
import { getElapsedMs } from '../../lib/browser/timing.ts';
import type { Transaction } from '../../lib/contract/wallet.ts';
import {
  findPrize,
  prizeRequestLabel,
  prizeSupportRequest,
  type Win,
  walletSinceCloseLabel,
} from '../../lib/draws/results.ts';
import { localDay } from '../../lib/format/days.ts';
import { getPath } from '../../lib/paths.ts';
import { describeTransaction, formatTimeOrDay, getTransactionsSince } from '../../lib/wallet/transactions.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { drawDetails } from '../../stores/draws/draw-details.ts';
import { getClosedAt, getEarlyClosingName } from '../../stores/draws/draws.ts';
import { prefillSupportRequest } from '../../stores/support/support-requests.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { useInView } from '../ui/loading/use-in-view.ts';
import { useDeviceValue } from './use-device-value.ts';

const maxTransactions = 5;
const linkClass = 'link me-5 inline-flex min-h-11 items-center text-primary-text';

interface TransactionsSinceCloseProps {
  readonly drawId: string;
  /** The member's wins in this draw. */
  readonly wins: readonly Win[];
  /** Called before a link changes the screen. */
  readonly onLeave?: (() => void) | undefined;
  /** True if nothing else on the screen links to the support ticket. */
  readonly canAsk?: true;
}

/** Lists the wallet's transactions since the close of a draw with a won cash prize. Loads the draw once in view. */
export function TransactionsSinceClose(props: TransactionsSinceCloseProps) {
  const { drawId, wins, onLeave, canAsk } = props;
  const state = useStore(drawDetails.$states).get(drawId);
  const early = useDeviceValue(getEarlyClosingName(drawId));
  const ref = useInView(useCallback(() => (drawId ? drawDetails.subscribe(drawId) : () => {}), [drawId]));
  const draw = state?.data;
  const hasMoney = draw && wins.some(({ ticket }) => findPrize(ticket, draw.prizes)?.type === 'monetary');
  const closedAt = hasMoney && getClosedAt(draw, early);
  return (
    <div ref={ref} className="tabular-nums wrap-anywhere">
      {draw && closedAt && (
        <>
          <WalletLines closedAt={closedAt} onLeave={onLeave} />
          {canAsk && (
            <a
              className={linkClass}
              href={getPath('createSupportRequest')}
              onClickCapture={() => prefillSupportRequest(prizeSupportRequest(draw, wins))}
            >
              {prizeRequestLabel}
            </a>
          )}
        </>
      )}
    </div>
  );
}

/**
 * Returns undefined while the list is loading, failed, is from the offline cache or may lack a transaction. Refetches a
 * list that was requested before `since`.
 * @param since ms since the epoch
 */
function useTransactionsSince(since: number): readonly Transaction[] | undefined {
  const { data, error, isFromCache, updatedAt } = useStore(transactionsQuery.$state);
  const requestedAt = updatedAt && nowMs() - getElapsedMs(updatedAt);
  const isOlder = requestedAt !== undefined && requestedAt < since;
  useEffect(() => {
    if (isOlder) transactionsQuery.refetch();
  }, [isOlder]);
  return !data || error || isFromCache || isOlder ? undefined : getTransactionsSince(data, since);
}

interface WalletLinesProps extends Pick<TransactionsSinceCloseProps, 'onLeave'> {
  /** Ms since the epoch. */
  readonly closedAt: number;
}

function WalletLines({ closedAt, onLeave }: WalletLinesProps) {
  const id = useId();
  const transactions = useTransactionsSince(closedAt);
  const now = nowMs();
  const link = {
    className: linkClass,
    href: getPath('statement', {}, { from: localDay(closedAt) }),
    onClickCapture: onLeave,
  };
  if (!transactions) return <a {...link}>{walletSinceCloseLabel}</a>;
  return (
    <>
      <p className="pt-2 font-semibold" id={id}>
        {walletSinceCloseLabel}
      </p>
      {transactions.length === 0 && <p>{`Nothing new since ${formatTimeOrDay(closedAt, now)}.`}</p>}
      {transactions.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
        <ul className="space-y-1" role="list" aria-labelledby={id}>
          {transactions.slice(0, maxTransactions).map((transaction) => (
            <li key={transaction.id}>{describeTransaction(transaction, now)}</li>
          ))}
        </ul>
      )}
      <a {...link}>
        {transactions.length === 0 ? 'See your statement' : 'See all'}
        {transactions.length > 0 && <span className="sr-only"> transactions since the raffle closed</span>}
      </a>
    </>
  );
}
