import { useStore } from '@nanostores/react';
import { Check, X } from 'lucide';
import { type ReactElement, Suspense, useEffect, useId, useLayoutEffect, useState } from 'react';
import type { PendingOrder } from '../../../lib/orders/order.ts';
import {
  type PaymentResult,
  parsePaymentResult,
  paymentTexts,
  type SuccessfulPayment,
} from '../../../lib/orders/payment-page.ts';
import { depositPath, purposePath, saveTrustedLink } from '../../../lib/orders/top-up.ts';
import { getOrderTitle, getUnknownPaymentRequest } from '../../../lib/orders/wording.ts';
import { getPath } from '../../../lib/paths.ts';
import { $pause } from '../../../stores/app/pause.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $session } from '../../../stores/app/session.ts';
import { invalidate, moneyQueries } from '../../../stores/data/query-registry.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import { isTabOrderEnded, reportPayment } from '../../../stores/orders/payments.ts';
import { $pendingOrders } from '../../../stores/orders/pending-orders.ts';
import { ScreenHeading } from '../../app-shell/header.tsx';
import { UnknownBalance } from '../../orders/bank-approval-note.tsx';
import { OrderEvidence } from '../../orders/orders.tsx';
import { SupportLink } from '../../orders/support-link.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { cardClass } from '../../ui/content/surface.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Alert } from '../../ui/messages/alert.tsx';
import { Outcome } from '../../ui/messages/outcome.tsx';

function CurrentBalance() {
  const show = (value: ReactElement) => <DefinitionList items={[{ term: 'Current Balance', value }]} />;
  return (
    <Loaded query={memberQuery} needsFreshData skeleton={show(<Skeleton shape="badge" />)}>
      {({ balance }) => (balance === undefined ? <UnknownBalance /> : show(<Money pence={balance} />))}
    </Loaded>
  );
}

function readResult(): PaymentResult {
  const screen = $screen.get();
  return parsePaymentResult(screen.kind === 'screen' ? screen.search : {});
}

/**
 * Saves the result of the payment page, once the member is known. Keeps the order after the member has ended it.
 * @returns null if the result matches no order of this browser; undefined until this is known
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

/** Shows the balance from the API, because the URL is untrusted. */
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
        <Failed result={result} isMember={isMember} canAsk={isMember && order === null} />
      ) : (
        <Successful result={result} />
      )}
      {isMember && (
        <div className={`${cardClass.padded} grid gap-4`}>
          <CurrentBalance />
          <Payment result={result} order={order} />
        </div>
      )}
      <ContinueLinks isMember={isMember} result={result} order={order} />
    </div>
  );
}

interface PaymentProps {
  readonly result: PaymentResult;
  /** The order of the result; null if it matches none of this browser, undefined until this is known. */
  readonly order: PendingOrder | null | undefined;
}

/** Shows what is new in the account since the member left for the payment page. */
function Payment({ result, order }: PaymentProps) {
  const id = useId();
  const pending = useStore($pendingOrders).find((known) => known.id === order?.id);
  if (order === null && result.kind === 'success' && !isTabOrderEnded()) {
    return (
      <Alert
        tone="info"
        hint={paymentTexts.unknownHint(result.isForTickets)}
        action={<SupportLink request={getUnknownPaymentRequest(result)} />}
      >
        {paymentTexts.unknown}
      </Alert>
    );
  }
  if (!pending) return null;
  return (
    <section className="grid gap-1 border-base-300 border-t pt-4" aria-labelledby={id}>
      <h2 id={id} className="text-base wrap-anywhere">
        {getOrderTitle(pending)}
      </h2>
      <Suspense>
        <OrderEvidence order={pending} />
      </Suspense>
    </section>
  );
}

interface FailedProps {
  readonly result: Extract<PaymentResult, { kind: 'failed' }>;
  readonly isMember: boolean;
  /** False where the order has its own link. */
  readonly canAsk: boolean;
}

const noReason = 'The payment page gave no reason.';

/** Lists common causes, because the API gives no reason. */
function Failed({ result, isMember, canAsk }: FailedProps) {
  const id = useId();
  const { error, reference } = result;
  const request = {
    category: 'Payments',
    subject: 'Payment failed',
    description: `${reference ? `Reference: ${reference}\n` : ''}${error ? `Reason: ${error}` : noReason}`,
  } as const;
  return (
    <>
      <Outcome tone="error" icon={X}>
        <ScreenHeading text="Payment Failed" />
      </Outcome>
      <section className={`${cardClass.padded} space-y-2`}>
        <h2>Error Details</h2>
        <p className="wrap-anywhere">{error || noReason}</p>
        {isMember && (
          <p className="text-muted">
            {error
              ? 'This message is from the payment page. Your balance is below.'
              : 'Your balance is below.'}
          </p>
        )}
      </section>
      <section className={`${cardClass.padded} space-y-2`} aria-labelledby={id}>
        <h2 id={id}>Why payments fail</h2>
        <p>We don't know the exact reason. It's often one of these:</p>
        <ul className="list-disc space-y-1 ps-5">
          {paymentTexts.failureCauses.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
        <p className="text-muted">Ask your bank to be sure.</p>
        {canAsk && (
          <div>
            <SupportLink request={request} />
          </div>
        )}
      </section>
    </>
  );
}

function Successful({ result }: { readonly result: SuccessfulPayment }) {
  const { amount, reference, isForTickets } = result;
  const items = [
    { term: 'Amount', value: amount && <span className="tabular-nums">{amount}</span>, isVerbatim: true },
    { term: 'Transaction reference', value: reference, isVerbatim: true },
  ].filter(({ value }) => value);
  return (
    <>
      <Outcome tone="success" icon={Check}>
        <ScreenHeading text="Payment Successful!" />
        <p>{isForTickets ? paymentTexts.ticketsPaid : paymentTexts.depositPaid}</p>
      </Outcome>
      {items.length > 0 && (
        <div className={cardClass.padded}>
          <DefinitionList items={items} />
        </div>
      )}
    </>
  );
}

interface ContinueLinksProps extends PaymentProps {
  readonly isMember: boolean;
}

const walletLink = { label: 'Go to wallet', href: getPath('wallet') };
const ticketsLink = { label: 'Go to tickets', href: getPath('tickets') };
const homeLink = { label: 'Go to raffles', href: getPath('draws') };
const variants = ['primary', 'secondary'] as const;

/** Returns the path of the screen that opened the payment page. */
function getOrderPath({ operation, subjectId, amount, purpose }: PendingOrder): string {
  if (operation === 'deposit') return depositPath(amount, purpose);
  return operation === 'paySubscription' ? getPath('subscriptions') : getPath('draw', { id: subjectId });
}

/** Keeps the amount of a retried deposit. Offers no retry of an unknown payment. */
function getLinks({ result, order }: PaymentProps, isPaused: boolean) {
  const purpose = order?.purpose;
  const backLinks = purpose ? [{ label: `Back to ${purpose.name}`, href: purposePath(purpose) }] : [];
  if (result.kind === 'failed') {
    const retryLinks = isPaused || !order ? [] : [{ label: 'Try again', href: getOrderPath(order) }];
    return [...retryLinks, ...backLinks, walletLink, ticketsLink, homeLink];
  }
  if (purpose) return [...backLinks, walletLink, ticketsLink, homeLink];
  const isForDraw = order?.operation === 'buyTickets' || order?.operation === 'subscribe';
  const drawLinks = isForDraw ? [{ label: 'Back to raffle', href: getOrderPath(order) }] : [];
  const [first, second] = result.isForTickets ? [ticketsLink, walletLink] : [walletLink, ticketsLink];
  return [first, ...drawLinks, second, homeLink];
}

/** Asks a visitor to sign in, for example in another browser. */
function ContinueLinks(props: ContinueLinksProps) {
  const isPaused = useStore($pause) !== undefined;
  if (!props.isMember) {
    return (
      <div className="space-y-2">
        <p className="text-muted">Sign in to see your wallet and tickets.</p>
        <ButtonLink block href={getPath('signIn')}>
          Sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <nav className="space-y-2" aria-label="Continue">
      {getLinks(props, isPaused).map(({ label, href }, index) => (
        <ButtonLink
          key={href}
          block
          variant={variants[index] ?? 'ghost'}
          href={href}
          onClick={() => saveTrustedLink(href)}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
