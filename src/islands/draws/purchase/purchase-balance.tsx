import { useStore } from '@nanostores/react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { depositPath } from '../../../lib/orders/top-up.ts';
import { getPath } from '../../../lib/paths.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import ReminderNote from '../../shared/reminder-note.tsx';
import { TrustedLink } from '../../shared/trusted-link.tsx';
import { Money } from '../../ui/content/money.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { usePurchase } from './use-purchase.ts';

export interface ShortfallLinkProps {
  readonly draw: Pick<Draw, 'id' | 'ticket_price'>;
  readonly purchase: Pick<ReturnType<typeof usePurchase>, 'count' | 'kind'>;
}

/** The way to the deposit, with just what the balance lacks of the chosen total, if anything. */
function useTopUpPath({ draw, purchase }: ShortfallLinkProps): string {
  const { count, kind } = purchase;
  const balance = useStore($member)?.balance;
  const short = balance === undefined ? 0 : count * draw.ticket_price - balance;
  return short > 0
    ? depositPath(short, { draw: draw.id, quantity: count, choice: kind })
    : getPath('deposit');
}

/** Beside what is missing. */
export function ShortfallLink(props: ShortfallLinkProps) {
  return (
    <TrustedLink className="link purchase-top-up" href={useTopUpPath(props)}>
      Top up
    </TrustedLink>
  );
}

/** Where the money for a purchase comes from, and what it would pass. */
export default function PurchaseBalance(props: ShortfallLinkProps) {
  const { draw, purchase } = props;
  return (
    <>
      <div className="purchase-balance">
        <Balance />
        <TrustedLink href={useTopUpPath(props)}>Increase Balance</TrustedLink>
      </div>
      <ReminderNote direction="out" pence={purchase.count * draw.ticket_price} />
    </>
  );
}

function Balance() {
  const member = useStore(memberQuery.$uncached);
  if (member.status === 'failed') return <UnknownBalance />;
  if (member.status === 'loading') return <p>Wallet balance: …</p>;
  return (
    <p>
      Wallet balance: <Money pence={member.data.balance} />
    </p>
  );
}

function UnknownBalance() {
  return (
    <p>
      Your wallet balance could not be loaded.{' '}
      <Button variant="secondary" size="small" onClick={memberQuery.refetch}>
        Retry
      </Button>
    </p>
  );
}
