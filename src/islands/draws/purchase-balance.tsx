import { useStore } from '@nanostores/react';
import { pathOf } from '../../lib/paths.ts';
import { memberQuery } from '../../stores/member.ts';
import { Button } from '../ui/button.tsx';
import { Money } from '../ui/money.tsx';

/** Where the money for a purchase comes from, and what the wallet holds then. `total` in pence. */
export function PurchaseBalance({ total }: { readonly total: number }) {
  return (
    <div className="purchase-balance">
      <div>
        <Balance total={total} />
      </div>
      <a className="link" href={pathOf('deposit')}>
        Increase Balance
      </a>
    </div>
  );
}

function Balance({ total }: { readonly total: number }) {
  const member = useStore(memberQuery.$state);
  if (member.status === 'failed') return <UnknownBalance />;
  if (member.status === 'loading') return <p>Wallet balance: …</p>;
  const { balance } = member.data;
  return (
    <>
      <p>
        Wallet balance: <Money pence={balance} />
      </p>
      <p className="muted small">
        {balance < total ? (
          'It does not cover this: the rest is paid on the payment page.'
        ) : (
          <>
            Balance after: <Money pence={balance - total} />
          </>
        )}
      </p>
    </>
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
