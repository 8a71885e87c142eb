import { useStore } from '@nanostores/react';
import { isSamePayment } from '../../../lib/orders/paid-order.ts';
import type { PaymentResult } from '../../../lib/orders/payment-page.ts';
import { saveTrustedLink } from '../../../lib/orders/purchase-choice.ts';
import { depositPath, parseDepositPurpose, purposePath } from '../../../lib/orders/top-up.ts';
import type { UnfinishedPayment } from '../../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../../lib/paths.ts';
import { $pause } from '../../../stores/app/pause.ts';
import { $member } from '../../../stores/member/member.ts';
import { $paymentChanges, readPaymentOrigin } from '../../../stores/orders/payment-redirect.ts';
import { findReportedPayment } from '../../../stores/orders/unfinished-payments.ts';
import { readLastPaid } from '../../../stores/wallet/deposit-settlement.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

interface ContinueLinksProps {
  readonly isMember: boolean;
  readonly result: PaymentResult;
}

const walletLink = { label: 'Go to wallet', href: getPath('wallet') };
const ticketsLink = { label: 'Go to tickets', href: getPath('tickets') };
const homeLink = { label: 'Go to home', href: getPath('draws') };
const variants = ['primary', 'secondary'] as const;

function getReturnLink(stored: unknown) {
  const purpose = parseDepositPurpose(stored);
  return purpose ? [{ label: `Back to ${purpose.name}`, href: purposePath(purpose) }] : [];
}

function getRetryPath({ operation, path, amount, wanted }: UnfinishedPayment): string {
  return operation === 'deposit' ? depositPath(amount, parseDepositPurpose(wanted)) : path;
}

/** The amount of a retried deposit stays. An unknown payment is not offered again. */
function getLinksAfterFailure(result: PaymentResult, isPaused: boolean) {
  const payment = findReportedPayment(result);
  return [
    ...(isPaused || !payment ? [] : [{ label: 'Try again', href: getRetryPath(payment) }]),
    ...getReturnLink(payment?.wanted),
    walletLink,
    ticketsLink,
    homeLink,
  ];
}

function getLinks(result: PaymentResult, isPaused: boolean) {
  if (result.kind === 'failed') return getLinksAfterFailure(result, isPaused);
  const paid = readLastPaid();
  if (paid?.asked.kind === 'deposit' && isSamePayment(result, paid))
    return [...getReturnLink(paid.wanted), walletLink, ticketsLink, homeLink];
  const origin = readPaymentOrigin();
  const draw = origin?.name === 'draw' ? [{ label: 'Back to the draw', href: origin.path }] : [];
  return result.isForTickets
    ? [ticketsLink, ...draw, walletLink, homeLink]
    : [walletLink, ...draw, ticketsLink, homeLink];
}

/** A visitor, for example in another browser, signs in first. */
export function ContinueLinks({ isMember, result }: ContinueLinksProps) {
  // Stored payments are scoped to the member.
  useStore($member);
  useStore($paymentChanges);
  const isPaused = useStore($pause) !== undefined;
  if (!isMember) {
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
      {getLinks(result, isPaused).map(({ label, href }, index) => (
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
