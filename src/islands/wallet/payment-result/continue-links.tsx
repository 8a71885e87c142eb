import { useStore } from '@nanostores/react';
import type { PendingOrder } from '../../../lib/orders/order.ts';
import type { PaymentResult } from '../../../lib/orders/payment-page.ts';
import { saveTrustedLink } from '../../../lib/orders/purchase-choice.ts';
import { depositPath, purposePath } from '../../../lib/orders/top-up.ts';
import { getPath } from '../../../lib/paths.ts';
import { $pause } from '../../../stores/app/pause.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

interface ContinueLinksProps {
  readonly isMember: boolean;
  readonly result: PaymentResult;
  /** The order that the result is about; undefined while unknown. */
  readonly order: PendingOrder | undefined;
}

interface ContinueLink {
  readonly label: string;
  readonly href: string;
}

const walletLink = { label: 'Go to wallet', href: getPath('wallet') };
const ticketsLink = { label: 'Go to tickets', href: getPath('tickets') };
const homeLink = { label: 'Go to home', href: getPath('draws') };
const variants = ['primary', 'secondary'] as const;

/** Where the member was before the payment page. */
function getOrderPath({ operation, subjectId, amount, purpose }: PendingOrder): string {
  if (operation === 'deposit') return depositPath(amount, purpose);
  return operation === 'paySubscription' ? getPath('subscriptions') : getPath('draw', { id: subjectId });
}

function getBackLink(order: PendingOrder | undefined): ContinueLink[] {
  if (order?.purpose) return [{ label: `Back to ${order.purpose.name}`, href: purposePath(order.purpose) }];
  const isForDraw = order?.operation === 'buyTickets' || order?.operation === 'subscribe';
  return isForDraw ? [{ label: 'Back to the draw', href: getOrderPath(order) }] : [];
}

/** The amount of a retried deposit stays. An unknown payment is not offered again. */
function getLinks({ result, order }: ContinueLinksProps, isPaused: boolean): ContinueLink[] {
  if (result.kind === 'failed') {
    const retryLinks = isPaused || !order ? [] : [{ label: 'Try again', href: getOrderPath(order) }];
    const backLinks = order?.purpose ? getBackLink(order) : [];
    return [...retryLinks, ...backLinks, walletLink, ticketsLink, homeLink];
  }
  if (order?.purpose) return [...getBackLink(order), walletLink, ticketsLink, homeLink];
  return result.isForTickets
    ? [ticketsLink, ...getBackLink(order), walletLink, homeLink]
    : [walletLink, ...getBackLink(order), ticketsLink, homeLink];
}

/** A visitor, for example in another browser, signs in first. */
export function ContinueLinks(props: ContinueLinksProps) {
  const isPaused = useStore($pause) !== undefined;
  if (!props.isMember) {
    return (
      <div className="space-y-2">
        <p className="text-muted">Sign in to see your wallet and your tickets.</p>
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
