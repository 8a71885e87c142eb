import { type CSSProperties, useId } from 'react';
import { formatPence } from '../../lib/format/money.ts';
import { getPath } from '../../lib/paths.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

/** @param props `balance` is in pence */
export function BalanceCard({ balance }: { readonly balance: number }) {
  const id = useId();
  const text = formatPence(balance);
  return (
    <section className="wallet-card" aria-labelledby={id}>
      <div>
        <h2 className="wallet-card-title" id={id}>
          Current Balance
        </h2>
        <p
          className="text-display tabular-nums text-balance"
          style={{ '--letters': text.length } as CSSProperties}
        >
          {text}
        </p>
      </div>
      <div className="wallet-card-actions">
        <ButtonLink href={getPath('deposit')}>Deposit</ButtonLink>
        <ButtonLink href={getPath('withdraw')} variant="secondary">
          Withdraw
        </ButtonLink>
      </div>
    </section>
  );
}

const noText = '\u00a0';

/** Placeholder of the balance card. The line heights are the card's, against layout shift. */
export function BalanceCardSkeleton() {
  return (
    <div className="wallet-card wallet-card-skeleton" aria-hidden="true">
      <div>
        <p className="wallet-card-title">{noText}</p>
        <p className="text-display tabular-nums text-balance skeleton">{noText}</p>
      </div>
      <div className="wallet-card-actions">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
