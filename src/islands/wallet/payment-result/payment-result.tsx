import { useStore } from '@nanostores/react';
import { Check, X } from 'lucide';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { getUncachedQuery } from '../../../lib/data/query.ts';
import { type PaymentResult, parsePaymentResult } from '../../../lib/orders/payment-page.ts';
import { getPath } from '../../../lib/paths.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $session } from '../../../stores/app/session.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import {
  depositSettlement,
  handlePaymentResult,
  invalidateAfterPayment,
  readLastPaid,
} from '../../../stores/wallet/deposit-settlement.ts';
import { OrderStatusPanel } from '../../shared/order-status.tsx';
import { ScreenHeading } from '../../shared/screen-title.tsx';
import { UnknownBalance } from '../../shared/unknown-balance.tsx';
import { cardClass } from '../../ui/content/card.ts';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Outcome } from '../../ui/messages/outcome.tsx';
import { ContinueLinks } from './continue-links.tsx';

const presentMember = getUncachedQuery(memberQuery);

function Balance({ value }: { readonly value: ReactNode }) {
  return <DefinitionList items={[{ term: 'Current Balance', value }]} />;
}

function CurrentBalance() {
  return (
    <Loaded query={presentMember} skeleton={<Balance value={<Skeleton shape="badge" />} />}>
      {({ balance }) =>
        balance === undefined ? <UnknownBalance /> : <Balance value={<Money pence={balance} />} />
      }
    </Loaded>
  );
}

const FailureHelp = lazyComponent(() => import('./failure-help.tsx'));

function readResult(): PaymentResult {
  const screen = $screen.get();
  return parsePaymentResult(screen.kind === 'screen' ? screen.search : {});
}

/** Settles even after this screen unmounts. */
function settleOnceMemberLoads(result: PaymentResult): void {
  if ($member.get()) {
    handlePaymentResult(result);
    return;
  }
  const stop = $member.listen((member) => {
    if (!member) return;
    stop();
    handlePaymentResult(result);
  });
}

/** The URL is untrusted, so the balance comes from the API. */
export default function PaymentResultScreen() {
  const isMember = useStore($session).status === 'in';
  // The URL changes before this screen unmounts.
  const [result] = useState(readResult);
  useEffect(() => {
    if (isMember) invalidateAfterPayment();
  }, [isMember]);
  // Before the paint, so that the status never pushes a visible footer.
  useLayoutEffect(() => settleOnceMemberLoads(result), [result]);
  return (
    <div className="grid grid-cols-1 gap-6">
      {result.kind === 'failed' ? (
        <Failed result={result} isMember={isMember} />
      ) : (
        <Successful result={result} />
      )}
      {/* Together, because the help loads late and may not move the links. */}
      <Suspense fallback={<Skeleton shape="panel" />}>
        {result.kind === 'failed' && <FailureHelp result={result} isMember={isMember} />}
        {isMember && (
          <div className={cardClass.padded}>
            <CurrentBalance />
          </div>
        )}
        <ContinueLinks isMember={isMember} result={result} />
      </Suspense>
      {/* Last, because it appears late and may not move the links. */}
      {isMember && result.kind === 'success' && <PaidOrderStatus />}
    </div>
  );
}

function PaidOrderStatus() {
  const status = useStore(depositSettlement.$status);
  const paid = status?.tone === 'success' ? readLastPaid() : undefined;
  const detailsLink = paid?.asked.kind === 'tickets' && {
    detailsHref: getPath('draw', { id: paid.about }),
    detailsLabel: 'See your tickets',
  };
  return <OrderStatusPanel order={depositSettlement} isStandalone {...detailsLink} />;
}

interface FailedProps {
  readonly result: Extract<PaymentResult, { kind: 'failed' }>;
  readonly isMember: boolean;
}

function Failed({ result, isMember }: FailedProps) {
  return (
    <>
      <Outcome tone="error" icon={X}>
        <ScreenHeading text="Payment Failed" />
      </Outcome>
      <section className={`${cardClass.padded} space-y-2`}>
        <h2>Error Details</h2>
        <p className="wrap-anywhere">{result.error || 'The payment page gave no reason.'}</p>
        {isMember && (
          <p className="text-muted text-sm">
            These are the payment page's words. What your wallet holds stands below.
          </p>
        )}
      </section>
    </>
  );
}

function Successful({ result }: { readonly result: Extract<PaymentResult, { kind: 'success' }> }) {
  const { amount, reference, isForTickets } = result;
  const items = [
    ...(amount
      ? [{ term: 'Amount', value: <span className="tabular-nums">{amount}</span>, isVerbatim: true }]
      : []),
    ...(reference ? [{ term: 'Transaction reference', value: reference, isVerbatim: true }] : []),
  ];
  return (
    <>
      <Outcome tone="success" icon={Check}>
        <ScreenHeading text="Payment Successful!" />
        <p>
          {isForTickets
            ? 'The tickets will be purchased shortly.'
            : 'The amount will be added to your wallet shortly.'}
        </p>
      </Outcome>
      {items.length > 0 && (
        <div className={cardClass.padded}>
          <DefinitionList items={items} />
        </div>
      )}
    </>
  );
}
