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
import type { Purchase } from './purchase-panel.tsx';

const ShortfallLink = lazyComponent<ShortfallLinkProps>(async () => ({
  default: (await import('./purchase-balance.tsx')).ShortfallLink,
}));

interface PurchaseSumProps extends ShortfallLinkProps {
  /** Replaces the current balance after a rejected quantity. */
  readonly limitText: string | undefined;
}

/** Always two lines, so that nothing moves. */
function PurchaseSum({ draw, purchase, limitText }: PurchaseSumProps) {
  const { count } = purchase;
  const { ticket_price: price } = draw;
  const total = count * price;
  return (
    <div className="purchase-sum tabular-nums">
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

/** CSS hides the current balance in the desktop column, which shows it above. */
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

interface RemainingBalanceProps extends ShortfallLinkProps {
  readonly total: number;
  readonly balance: number | undefined;
}

function RemainingBalance({ balance, total, ...props }: RemainingBalanceProps) {
  if (balance === undefined) return 'after: …';
  const remainingPence = balance - total;
  if (remainingPence >= 0) {
    return (
      <>
        after: <Money pence={remainingPence} />
      </>
    );
  }
  return (
    <>
      {formatPence(-remainingPence)} short{' '}
      <Suspense>
        <ShortfallLink {...props} />
      </Suspense>
    </>
  );
}

interface PurchaseQuantityProps {
  readonly draw: Draw;
  readonly purchase: Pick<
    Purchase,
    'count' | 'setCount' | 'exceededLimit' | 'setExceededLimit' | 'remaining' | 'kind'
  >;
}

function PurchaseQuantity({ draw, purchase }: PurchaseQuantityProps) {
  const { count, setCount, exceededLimit, setExceededLimit, remaining } = purchase;
  const member = useStore(memberQuery.$uncached);
  const total = count * draw.ticket_price;
  const limitText = exceededLimit && (exceededLimit === 'max' ? `Only ${remaining} remaining` : 'At least 1');
  const order = spokenOrderText(count, total, member.status === 'loaded' ? member.data.balance : undefined);
  const endTexts = { [1]: ', the minimum', [remaining]: ', the maximum' };
  return (
    <>
      <Stepper
        name="Quantity"
        label={quantityLimitText(draw.user_ticket_maximum, remaining)}
        unit="ticket"
        value={count}
        min={1}
        max={remaining}
        valueText={limitText ? `${limitText}. ${order}` : `${order}${endTexts[count] ?? ''}`}
        onChange={setCount}
        onLimit={setExceededLimit}
      />
      <PurchaseSum draw={draw} purchase={purchase} limitText={limitText} />
    </>
  );
}

const buttonLabels = {
  once: { label: 'Purchase', pending: 'Purchasing …' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing …' },
} as const;

interface PurchaseControlsProps {
  readonly draw: Draw;
  readonly purchase: Purchase;
  /** False at the ticket limit. */
  readonly canOrder: boolean;
  readonly onPress: () => void;
  /** In view only if no bar covers the button. */
  readonly buttonRef?: RefCallback<Element>;
}

export function PurchaseControls({ draw, purchase, canOrder, onPress, buttonRef }: PurchaseControlsProps) {
  const { kind, isPending, isCoolingDown, order } = purchase;
  const { label, pending: pendingLabel } = buttonLabels[kind];
  const ticketCount = draw.user_ticket_count;
  return (
    <>
      {canOrder ? (
        <PurchaseQuantity draw={draw} purchase={purchase} />
      ) : (
        <p className="purchase-held">{allTicketsHeldText(ticketCount)}</p>
      )}
      {(canOrder || ticketCount > 0) && (
        <div className="purchase-act">
          <Button
            block
            pending={isPending}
            guarded={isCoolingDown}
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
