import { useStore } from '@nanostores/react';
import { isSamePayment } from '../../../lib/orders/paid-order.ts';
import type { PaymentResult } from '../../../lib/orders/payment-page.ts';
import { saveWish } from '../../../lib/orders/purchase-choice.ts';
import { depositPath, keptWanted, wantedPath } from '../../../lib/orders/top-up.ts';
import { pathOf } from '../../../lib/paths.ts';
import { $member } from '../../../stores/member/member.ts';
import { $returns, paymentPlace } from '../../../stores/orders/payment-place.ts';
import { paymentLeftAt } from '../../../stores/orders/unfinished-payments.ts';
import { lastPaid } from '../../../stores/wallet/deposit-settlement.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

interface WaysOnProps {
  readonly isMember: boolean;
  readonly result: PaymentResult;
}

const wallet = { label: 'Go to wallet', href: pathOf('wallet') };
const tickets = { label: 'Go to tickets', href: pathOf('tickets') };
const home = { label: 'Go to home', href: pathOf('raffles') };
const variants = ['primary', 'secondary'] as const;

const depositPlace = pathOf('deposit');

/** Back to what a deposit was for, as it had been chosen. */
function wayBack(kept: unknown) {
  const wanted = keptWanted(kept);
  return wanted ? [{ label: `Back to ${wanted.name}`, href: wantedPath(wanted) }] : [];
}

/** Another try where the one before was begun; a deposit with the same amount. */
function waysFromFailure() {
  const place = paymentPlace()?.path ?? depositPlace;
  const left = place === depositPlace ? paymentLeftAt(place) : undefined;
  const href = left ? depositPath(left.amount, keptWanted(left.wanted)) : place;
  return [{ label: 'Try again', href }, ...wayBack(left?.wanted), wallet, tickets, home];
}

/** What was wanted stands first: another try, the draw, the tickets, or the money. */
function waysOn(result: PaymentResult) {
  if (result.kind === 'failed') return waysFromFailure();
  const paid = lastPaid();
  if (paid?.asked.kind === 'deposit' && isSamePayment(result, paid))
    return [...wayBack(paid.wanted), wallet, tickets, home];
  const place = paymentPlace();
  const draw = place?.name === 'draw' ? [{ label: 'Back to the draw', href: place.path }] : [];
  return result.lottery ? [tickets, ...draw, wallet, home] : [wallet, ...draw, tickets, home];
}

/** Where to go after a payment; a visitor, such as one who came back in another browser, signs in first. */
export function WaysOn({ isMember, result }: WaysOnProps) {
  // What is kept of the payment is kept by member, and ends when they are known.
  useStore($member);
  useStore($returns);
  if (!isMember) {
    return (
      <div className="flow-small">
        <p className="muted">Sign in to see your wallet and your tickets.</p>
        <ButtonLink block href={pathOf('signIn')}>
          Sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <nav className="flow-small" aria-label="Continue">
      {waysOn(result).map(({ label, href }, index) => (
        <ButtonLink
          key={href}
          block
          variant={variants[index] ?? 'ghost'}
          href={href}
          onClick={() => saveWish(href)}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
