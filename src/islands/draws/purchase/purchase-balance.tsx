import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PricedDraw } from '../../../lib/draws/draw-rules.ts';
import { depositPath } from '../../../lib/orders/top-up.ts';
import { getPath } from '../../../lib/paths.ts';
import { $member } from '../../../stores/member/member.ts';
import { BankApprovalNote } from '../../shared/bank-approval-note.tsx';
import { ReminderWarning } from '../../shared/reminder-warning.tsx';
import { TrustedLink } from '../../shared/trusted-link.tsx';
import { UnknownBalance, useIsBalanceUnknown } from '../../shared/unknown-balance.tsx';
import { Money } from '../../ui/content/money.tsx';
import { reservedSpace } from './reserved-space.ts';
import type { Purchase } from './use-purchase.ts';

export interface ShortfallLinkProps {
  readonly draw: Pick<PricedDraw, 'id' | 'ticket_price'>;
  readonly purchase: Pick<Purchase, 'count' | 'kind'>;
}

/** The path carries the shortfall in pence. */
function useDepositPath({ draw, purchase }: ShortfallLinkProps): string {
  const { count, kind } = purchase;
  const balance = useStore($member)?.balance;
  const shortfall = balance === undefined ? 0 : count * draw.ticket_price - balance;
  return shortfall > 0
    ? depositPath(shortfall, { draw: draw.id, quantity: count, choice: kind })
    : getPath('deposit');
}

export function ShortfallLink(props: ShortfallLinkProps) {
  return (
    <TrustedLink className="link -my-2.5 py-2.5 font-[650] text-primary-text" href={useDepositPath(props)}>
      Top up
    </TrustedLink>
  );
}

export function PurchaseBalance(props: ShortfallLinkProps) {
  const { draw, purchase } = props;
  const total = purchase.count * draw.ticket_price;
  const balance = useStore($member)?.balance;
  const isShort = balance !== undefined && balance < total;
  // A note that has been visible keeps its space.
  const [hasBeenShort, setHasBeenShort] = useState(isShort);
  if (isShort && !hasBeenShort) setHasBeenShort(true);
  return (
    <>
      <div className={reservedSpace.balance}>
        <Balance />
        <TrustedLink className="link flex-none py-2.5 text-primary-text" href={useDepositPath(props)}>
          Increase Balance
        </TrustedLink>
      </div>
      {/* Below the button, which stays in place. */}
      {hasBeenShort && (
        <BankApprovalNote className={`order-1 draw-pair:col-span-full ${isShort ? '' : 'invisible'}`} />
      )}
      <ReminderWarning direction="out" pence={total} className="order-1 draw-pair:col-span-full" />
    </>
  );
}

function Balance() {
  const balance = useStore($member)?.balance;
  if (useIsBalanceUnknown()) return <UnknownBalance />;
  return (
    <p className="[&>span]:wrap-normal">
      Wallet balance: <Money pence={balance} />
    </p>
  );
}
