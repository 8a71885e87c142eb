import { useState } from 'react';
import type { Draw } from '../../../../lib/contract/draws.ts';
import { quantityLimitText, ticketsText } from '../../../../lib/raffles/draws.ts';
import { formatPence } from '../../../../lib/text/money.ts';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { announce } from '../../../ui/messages/announce.ts';
import { PurchaseSum } from './purchase-sum.tsx';
import type { usePurchase } from './use-purchase.ts';

interface PurchaseQuantityProps {
  readonly draw: Draw;
  readonly purchase: Pick<ReturnType<typeof usePurchase>, 'count' | 'setCount' | 'remaining'>;
}

/** How many tickets, and what they cost. */
export function PurchaseQuantity({ draw, purchase }: PurchaseQuantityProps) {
  const { count, setCount, remaining } = purchase;
  const [word, setWord] = useState<string>();
  const change = (next: number) => {
    setWord(undefined);
    setCount(next);
  };
  const clamp = (end: number) => {
    const said = end > 1 ? `Only ${end} remaining` : 'At least 1';
    setWord(said);
    announce(said);
  };
  return (
    <>
      <Stepper
        label={quantityLimitText(draw.user_ticket_maximum, remaining)}
        unit="ticket"
        value={count}
        min={1}
        max={remaining}
        valueText={`${ticketsText(count)}, ${formatPence(count * draw.ticket_price)}`}
        onChange={change}
        onClamp={clamp}
      />
      <PurchaseSum count={count} price={draw.ticket_price} word={word} />
    </>
  );
}
