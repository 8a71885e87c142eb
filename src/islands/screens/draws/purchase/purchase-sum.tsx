import { useStore } from '@nanostores/react';
import { formatPence } from '../../../../lib/text/money.ts';
import { memberQuery } from '../../../../stores/member/member.ts';
import { Money } from '../../../ui/content/money.tsx';

interface PurchaseSumProps {
  readonly count: number;
  /** Pence. */
  readonly price: number;
  /** Stands in place of the balance: what became of a number that was typed. */
  readonly word: string | undefined;
}

/** What it costs, and what the wallet holds then: two lines, whatever they have to say. */
export function PurchaseSum({ count, price, word }: PurchaseSumProps) {
  const total = count * price;
  return (
    <div className="purchase-sum digits">
      <p className="purchase-total">
        <span>
          {count} × {formatPence(price)} ={' '}
        </span>
        <strong>{formatPence(total)}</strong>
      </p>
      <p className="purchase-note">{word ?? <BalanceAfter total={total} />}</p>
    </div>
  );
}

function BalanceAfter({ total }: { readonly total: number }) {
  const member = useStore(memberQuery.$state);
  if (member.status === 'failed') return 'Balance not known';
  if (member.status === 'loading') return 'Balance after: …';
  const after = member.data.balance - total;
  if (after < 0) return `Balance is ${formatPence(-after)} short`;
  return (
    <>
      Balance after: <Money pence={after} />
    </>
  );
}
