import { useStore } from '@nanostores/react';
import { type RefCallback, Suspense } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { allTicketsHeldText, quantityLimitText, spokenOrderText } from '../../../lib/draws/draw-rules.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { Money } from '../../ui/content/money.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { ShortfallLinkProps } from './purchase-balance.tsx';
import type { usePurchase } from './use-purchase.ts';

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

interface PurchaseQuantityProps {
  readonly draw: Draw;
  readonly purchase: Pick<
    ReturnType<typeof usePurchase>,
    'count' | 'setCount' | 'exceededLimit' | 'setExceededLimit' | 'remaining' | 'kind'
  >;
}

/** How many tickets, what they cost, and what that leaves of the balance. */
export function PurchaseQuantity({ draw, purchase }: PurchaseQuantityProps) {
  const { count, setCount, exceededLimit, setExceededLimit, remaining } = purchase;
  const member = useStore(memberQuery.$uncached);
  const total = count * draw.ticket_price;
  const word = exceededLimit && (exceededLimit === 'max' ? `Only ${remaining} remaining` : 'At least 1');
  const order = spokenOrderText(count, total, member.status === 'loaded' ? member.data.balance : undefined);
  const ends = { [1]: ', the minimum', [remaining]: ', the maximum' };
  return (
    <>
      <Stepper
        name="Quantity"
        label={quantityLimitText(draw.user_ticket_maximum, remaining)}
        unit="ticket"
        value={count}
        min={1}
        max={remaining}
        valueText={word ? `${word}. ${order}` : `${order}${ends[count] ?? ''}`}
        onChange={setCount}
        onLimit={setExceededLimit}
      />
      <PurchaseSum draw={draw} purchase={purchase} limitText={word} />
    </>
  );
}

const words = {
  once: { label: 'Purchase', pending: 'Purchasing …' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing …' },
} as const;

interface PurchaseControlsProps {
  readonly draw: Draw;
  readonly purchase: ReturnType<typeof usePurchase>;
  /** False for who has all they may have. */
  readonly canOrder: boolean;
  readonly onPress: () => void;
  /** Observes a box that is in view when nothing at the edges of the screen covers the button. */
  readonly buttonRef?: RefCallback<Element>;
}

/** Stepper, total and button: the end of the panel, and all of the bar. */
export function PurchaseControls({ draw, purchase, canOrder, onPress, buttonRef }: PurchaseControlsProps) {
  const { kind, isPending, resting, order } = purchase;
  const { label, pending: pendingLabel } = words[kind];
  const held = draw.user_ticket_count;
  return (
    <>
      {canOrder ? (
        <PurchaseQuantity draw={draw} purchase={purchase} />
      ) : (
        <p className="purchase-held">{allTicketsHeldText(held)}</p>
      )}
      {(canOrder || held > 0) && (
        <div className="purchase-act">
          <Button
            block
            pending={isPending}
            guarded={resting}
            pendingLabel={pendingLabel}
            onFocus={order.prefetch}
            onPointerDown={order.prefetch}
            onClick={onPress}
          >
            {canOrder ? label : 'See tickets'}
          </Button>
          {buttonRef && <span ref={buttonRef} className="purchase-reach" />}
        </div>
      )}
    </>
  );
}
