import { useStore } from '@nanostores/react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { quantityLimitText, spokenOrderText } from '../../../lib/draws/draw-rules.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { PurchaseSum } from './purchase-sum.tsx';
import type { usePurchase } from './use-purchase.ts';

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
