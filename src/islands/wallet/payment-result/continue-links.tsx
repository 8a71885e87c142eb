import { useStore } from '@nanostores/react';
import { isSamePayment } from '../../../lib/orders/paid-order.ts';
import type { PaymentResult } from '../../../lib/orders/payment-page.ts';
import { saveTrustedLink } from '../../../lib/orders/purchase-choice.ts';
import { depositPath, parseDepositPurpose, purposePath } from '../../../lib/orders/top-up.ts';
import { getPath } from '../../../lib/paths.ts';
import { $member } from '../../../stores/member/member.ts';
import { $paymentChanges, readPaymentOrigin } from '../../../stores/orders/payment-redirect.ts';
import { readUnfinishedPayment } from '../../../stores/orders/unfinished-payments.ts';
import { readLastPaid } from '../../../stores/wallet/deposit-settlement.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

interface ContinueLinksProps {
  readonly isMember: boolean;
  readonly result: PaymentResult;
}

const wallet = { label: 'Go to wallet', href: getPath('wallet') };
const tickets = { label: 'Go to tickets', href: getPath('tickets') };
const home = { label: 'Go to home', href: getPath('draws') };
const variants = ['primary', 'secondary'] as const;

const depositRoute = getPath('deposit');

/** Back to what a deposit was for, as it had been chosen. */
function getReturnLink(stored: unknown) {
  const wanted = parseDepositPurpose(stored);
  return wanted ? [{ label: `Back to ${wanted.name}`, href: purposePath(wanted) }] : [];
}

/** Another try where the one before was begun; a deposit with the same amount. */
function getLinksAfterFailure() {
  const place = readPaymentOrigin()?.path ?? depositRoute;
  const left = place === depositRoute ? readUnfinishedPayment(place) : undefined;
  const href = left ? depositPath(left.amount, parseDepositPurpose(left.wanted)) : place;
  return [{ label: 'Try again', href }, ...getReturnLink(left?.wanted), wallet, tickets, home];
}

/** What was wanted stands first: another try, the draw, the tickets, or the money. */
function getLinks(result: PaymentResult) {
  if (result.kind === 'failed') return getLinksAfterFailure();
  const paid = readLastPaid();
  if (paid?.asked.kind === 'deposit' && isSamePayment(result, paid))
    return [...getReturnLink(paid.wanted), wallet, tickets, home];
  const place = readPaymentOrigin();
  const draw = place?.name === 'draw' ? [{ label: 'Back to the draw', href: place.path }] : [];
  return result.isForTickets ? [tickets, ...draw, wallet, home] : [wallet, ...draw, tickets, home];
}

/** Where to go after a payment; a visitor, such as one who came back in another browser, signs in first. */
export function ContinueLinks({ isMember, result }: ContinueLinksProps) {
  // What is kept of the payment is kept by member, and ends when they are known.
  useStore($member);
  useStore($paymentChanges);
  if (!isMember) {
    return (
      <div className="flow-small">
        <p className="muted">Sign in to see your wallet and your tickets.</p>
        <ButtonLink block href={getPath('signIn')}>
          Sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <nav className="flow-small" aria-label="Continue">
      {getLinks(result).map(({ label, href }, index) => (
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
