import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { formatPence } from '../../../lib/format/money.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { Money } from '../../ui/content/money.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { ShortfallLinkProps } from './purchase-balance.tsx';

const TopUp = lazyComponent<ShortfallLinkProps>(async () => ({
  default: (await import('./purchase-balance.tsx')).ShortfallLink,
}));

interface PurchaseSumProps extends ShortfallLinkProps {
  /** Stands in place of the balance, not of what is left of it: why the number is not the one that was wanted. */
  readonly limitText: string | undefined;
}

/** What it costs, and what the wallet holds now and then: two lines, whatever they have to say. */
export function PurchaseSum({ draw, purchase, limitText }: PurchaseSumProps) {
  const { count } = purchase;
  const { ticket_price: price } = draw;
  const total = count * price;
  return (
    <div className="purchase-sum digits">
      <p className="purchase-total">
        <span>
          {count} × {formatPence(price)} ={' '}
        </span>
        <strong>{formatPence(total)}</strong>
      </p>
      <p className="purchase-note">
        <BalanceNote total={total} limitText={limitText} draw={draw} purchase={purchase} />
      </p>
    </div>
  );
}

interface BalanceNoteProps extends PurchaseSumProps {
  readonly total: number;
}

/** A column leaves out what the wallet holds now: that stands above it there. */
function BalanceNote({ limitText, ...props }: BalanceNoteProps) {
  const member = useStore(memberQuery.$uncached);
  if (member.status === 'failed') return limitText ?? 'Balance not known';
  const balance = member.status === 'loaded' ? member.data.balance : undefined;
  const now = balance === undefined ? '…' : <Money pence={balance} />;
  return (
    <>
      <span className="purchase-lead">
        {limitText ? `${limitText},` : 'Balance'}
        {!limitText && <span className="purchase-now">: {now},</span>}
      </span>{' '}
      <RemainingBalance balance={balance} {...props} />
    </>
  );
}

interface AfterProps extends ShortfallLinkProps {
  readonly total: number;
  readonly balance: number | undefined;
}

function RemainingBalance({ balance, total, ...props }: AfterProps) {
  if (balance === undefined) return 'after: …';
  const after = balance - total;
  if (after >= 0) {
    return (
      <>
        after: <Money pence={after} />
      </>
    );
  }
  return (
    <>
      {formatPence(-after)} short{' '}
      <Suspense>
        <TopUp {...props} />
      </Suspense>
    </>
  );
}
