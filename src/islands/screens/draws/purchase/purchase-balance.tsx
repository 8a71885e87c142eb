import { useStore } from '@nanostores/react';
import { pathOf } from '../../../../lib/paths.ts';
import { memberQuery } from '../../../../stores/member/member.ts';
import { Money } from '../../../ui/content/money.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** Where the money for a purchase comes from. */
export default function PurchaseBalance() {
  return (
    <div className="purchase-more purchase-balance">
      <Balance />
      <a className="link" href={pathOf('deposit')}>
        Increase Balance
      </a>
    </div>
  );
}

function Balance() {
  const member = useStore(memberQuery.$state);
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
      <Button variant="secondary" size="small" onClick={memberQuery.reload}>
        Retry
      </Button>
    </p>
  );
}
