import { useStore } from '@nanostores/react';
import { formatPence } from '../../../../lib/text/money.ts';
import { memberQuery } from '../../../../stores/member/member.ts';
import { Money } from '../../../ui/content/money.tsx';

interface PurchaseSumProps {
  readonly count: number;
  /** Pence. */
  readonly price: number;
  /** Stands in place of the balance, not of what is left of it: why the number is not the one that was wanted. */
  readonly word: string | undefined;
}

/** What it costs, and what the wallet holds now and then: two lines, whatever they have to say. */
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
      <p className="purchase-note">
        <BalanceNote total={total} word={word} />
      </p>
    </div>
  );
}

interface BalanceNoteProps extends Pick<PurchaseSumProps, 'word'> {
  readonly total: number;
}

/** A column leaves out what the wallet holds now: that stands above it there. */
function BalanceNote({ total, word }: BalanceNoteProps) {
  const member = useStore(memberQuery.$state);
  if (member.status === 'failed') return word ?? 'Balance not known';
  const balance = member.status === 'loaded' ? member.data.balance : undefined;
  const now = balance === undefined ? '…' : <Money pence={balance} />;
  return (
    <>
      <span className="purchase-lead">
        {word ? `${word},` : 'Balance'}
        {!word && <span className="purchase-now">: {now},</span>}
      </span>{' '}
      <After balance={balance} total={total} />
    </>
  );
}

function After({ balance, total }: { readonly balance: number | undefined; readonly total: number }) {
  if (balance === undefined) return 'after: …';
  const after = balance - total;
  if (after < 0) return `${formatPence(-after)} short`;
  return (
    <>
      after: <Money pence={after} />
    </>
  );
}
