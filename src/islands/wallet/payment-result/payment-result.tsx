import { useStore } from '@nanostores/react';
import { Check, X } from 'lucide';
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import type { PendingOrder } from '../../../lib/orders/order.ts';
import {
  type PaymentResult,
  parsePaymentResult,
  type SuccessfulPayment,
} from '../../../lib/orders/payment-page.ts';
import { getOrderTitle, getUnknownPaymentRequest } from '../../../lib/orders/wording.ts';
import { getPath } from '../../../lib/paths.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $session } from '../../../stores/app/session.ts';
import { invalidate, moneyQueries } from '../../../stores/data/invalidation.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import { isTabOrderEnded, reportPayment } from '../../../stores/orders/payments.ts';
import { $pendingOrders } from '../../../stores/orders/pending-orders.ts';
import { prefillSupportRequest } from '../../../stores/support/prefilled-request.ts';
import { OrderEvidence } from '../../orders/lazy-orders.tsx';
import { ScreenHeading } from '../../shared/screen-title.tsx';
import { UnknownBalance } from '../../shared/unknown-balance.tsx';
import { cardClass } from '../../ui/content/card.ts';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Alert } from '../../ui/messages/alert.tsx';
import { Outcome } from '../../ui/messages/outcome.tsx';
import { ContinueLinks } from './continue-links.tsx';
import { FailureHelp } from './failure-help.tsx';

function Balance({ value }: { readonly value: ReactNode }) {
  return <DefinitionList items={[{ term: 'Current Balance', value }]} />;
}

function CurrentBalance() {
  return (
    <Loaded query={memberQuery} needsFreshData skeleton={<Balance value={<Skeleton shape="badge" />} />}>
      {({ balance }) =>
        balance === undefined ? <UnknownBalance /> : <Balance value={<Money pence={balance} />} />
      }
    </Loaded>
  );
}

function readResult(): PaymentResult {
  const screen = $screen.get();
  return parsePaymentResult(screen.kind === 'screen' ? screen.search : {});
}

/**
 * Saves what the payment page said, once the member is known. The order stays known when the member ends it.
 * @returns null if no order of this browser can be meant; undefined until it is known
 */
function useReportedOrder(result: PaymentResult): PendingOrder | null | undefined {
  const hasMember = useStore($member) !== null;
  const [order, setOrder] = useState<PendingOrder | null>();
  // Before the paint, so that the order never pushes visible links.
  useLayoutEffect(() => {
    if (hasMember) setOrder(reportPayment(result) ?? null);
  }, [hasMember, result]);
  return order;
}

/** The URL is untrusted, so the balance comes from the API. */
export default function PaymentResultScreen() {
  const isMember = useStore($session).status === 'in';
  // The URL changes before this screen unmounts.
  const [result] = useState(readResult);
  const order = useReportedOrder(result);
  useEffect(() => {
    if (isMember) invalidate(moneyQueries);
  }, [isMember]);
  return (
    <div className="grid grid-cols-1 gap-6">
      {result.kind === 'failed' ? (
        <Failed result={result} isMember={isMember} />
      ) : (
        <Successful result={result} />
      )}
      {result.kind === 'failed' && <FailureHelp result={result} canAsk={isMember && order === null} />}
      {isMember && (
        <div className={`${cardClass.padded} grid gap-4`}>
          <CurrentBalance />
          <Payment result={result} order={order} />
        </div>
      )}
      <ContinueLinks isMember={isMember} result={result} order={order ?? undefined} />
    </div>
  );
}

interface PaymentProps {
  readonly result: PaymentResult;
  readonly order: PendingOrder | null | undefined;
}

/** Shows what is new since the member left for the payment page, until the member ends the order. */
function Payment({ result, order }: PaymentProps) {
  const id = useId();
  const pending = useStore($pendingOrders).find((known) => known.id === order?.id);
  if (order === null && result.kind === 'success' && !isTabOrderEnded())
    return <UnknownPayment result={result} />;
  if (!pending) return null;
  return (
    <section className="grid gap-1 border-base-300 border-t pt-4" aria-labelledby={id}>
      <h2 id={id} className="text-base wrap-anywhere">
        {getOrderTitle(pending)}
      </h2>
      <OrderEvidence order={pending} />
    </section>
  );
}

/** A payment that this browser did not begin, as far as it knows. */
function UnknownPayment({ result }: { readonly result: SuccessfulPayment }) {
  const handleAsk = () => prefillSupportRequest(getUnknownPaymentRequest(result));
  const action = (
    <ButtonLink variant="secondary" size="small" href={getPath('createSupportRequest')} onClick={handleAsk}>
      Ask us
    </ButtonLink>
  );
  return (
    <Alert
      tone="info"
      hint={`You may have paid on another device. Check your ${result.isForTickets ? 'tickets' : 'transactions'}.`}
      action={action}
    >
      We can't find this payment.
    </Alert>
  );
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

function Successful({ result }: { readonly result: SuccessfulPayment }) {
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
