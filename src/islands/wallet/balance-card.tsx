import { useStore } from '@nanostores/react';
import { Suspense, useId } from 'react';
import { formatPence } from '../../lib/format/money.ts';
import { getPath } from '../../lib/paths.ts';
import { $pause } from '../../stores/app/pause.ts';
import { UnknownBalance } from '../orders/bank-approval-note.tsx';
import { PauseLabel } from '../orders/lazy-pause.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

const card =
  'stat card grid grid-cols-1 gap-5 border p-[min(1.5rem,6cqi)] shadow-card @min-[52rem]/balance:grid-cols-[minmax(0,1fr)_18rem] @min-[52rem]/balance:items-center';

const title =
  'stat-title mb-1 whitespace-normal font-[550] text-base text-inherit leading-[1.3] tracking-normal';
const actions =
  'stat-actions grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 whitespace-normal @min-[52rem]/balance:col-start-2';

/** Chooses a font size that fits the amount on one line. */
function getValueClass(length: number): string {
  const value = 'stat-value text-display tabular-nums';
  if (length > 12) return `${value} text-[min(clamp(2.25rem,1.75rem+3vw,3.25rem),9cqi)]`;
  if (length > 8) return `${value} text-[min(clamp(2.25rem,1.75rem+3vw,3.25rem),13cqi)]`;
  return `${value} text-[min(clamp(2.25rem,1.75rem+3vw,3.25rem),20cqi)]`;
}

/** @param props `balance` is in pence; undefined while unknown */
export function BalanceCard({ balance }: { readonly balance: number | undefined }) {
  const id = useId();
  const text = balance === undefined ? '…' : formatPence(balance);
  const isPaused = useStore($pause) !== undefined;
  return (
    <section
      className={`${card} border-primary-text bg-primary text-primary-content`}
      data-slot="balance-card"
      aria-labelledby={id}
    >
      <div>
        <h2 className={title} id={id}>
          Current Balance
        </h2>
        <p className={getValueClass(text.length)}>{text}</p>
        {balance === undefined && <UnknownBalance variant="inverse-outline" />}
      </div>
      <div className={actions}>
        {isPaused ? (
          <Suspense fallback={<span />}>
            <PauseLabel />
          </Suspense>
        ) : (
          <ButtonLink variant="inverse" href={getPath('deposit')}>
            Deposit
          </ButtonLink>
        )}
        <ButtonLink variant="inverse-outline" href={getPath('withdraw')}>
          Withdraw
        </ButtonLink>
      </div>
    </section>
  );
}

const noText = '\u00a0';

/** Placeholder with the line heights of the balance card, to avoid layout shift. */
export function BalanceCardSkeleton() {
  return (
    <div className={`${card} border-card-line bg-base-100`} data-slot="balance-card" aria-hidden="true">
      <div>
        <p className={title}>{noText}</p>
        <p className={`${getValueClass(0)} skeleton`}>{noText}</p>
      </div>
      <div className={actions}>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
