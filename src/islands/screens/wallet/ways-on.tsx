import type { PaymentResult } from '../../../lib/orders/payment-result.ts';
import { pathOf } from '../../../lib/paths.ts';
import { paymentPlace } from '../../../stores/payments/payment-place.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

interface WaysOnProps {
  readonly isMember: boolean;
  readonly result: PaymentResult;
}

const wallet = { label: 'Go to wallet', href: pathOf('wallet') };
const tickets = { label: 'Go to tickets', href: pathOf('tickets') };
const home = { label: 'Go to home', href: pathOf('raffles') };
const variants = ['primary', 'secondary'] as const;

/** What was wanted stands first: another try, the tickets, or the money; then the draw it was about. */
function waysOn(result: PaymentResult) {
  const place = paymentPlace();
  const again = { label: 'Try again', href: place?.path ?? pathOf('deposit') };
  if (result.kind === 'failed') return [again, wallet, tickets, home];
  const draw = place?.name === 'draw' ? [{ label: 'Back to the draw', href: place.path }] : [];
  return result.lottery ? [tickets, ...draw, wallet, home] : [wallet, ...draw, tickets, home];
}

/** Where to go after a payment; a visitor, such as one who came back in another browser, signs in first. */
export function WaysOn({ isMember, result }: WaysOnProps) {
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
        <ButtonLink key={href} block variant={variants[index] ?? 'ghost'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
