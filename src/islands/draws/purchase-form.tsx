import { useState } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { quantityLimitText, ticketsText } from '../../lib/draws.ts';
import { formatPence } from '../../lib/money.ts';
import { pathOf } from '../../lib/paths.ts';
import { OrderNews } from '../parts/order-news.tsx';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { PurchaseBalance } from './purchase-balance.tsx';
import { PurchaseFailure } from './purchase-failure.tsx';
import { PurchaseKind } from './purchase-kind.tsx';
import { PurchaseOptions, type PurchaseOptionsProps } from './purchase-options.tsx';
import { PurchaseSum } from './purchase-sum.tsx';
import { usePurchase } from './use-purchase.ts';

const words = {
  once: { label: 'Purchase', pending: 'Purchasing …' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing …' },
} as const;

type Purchase = ReturnType<typeof usePurchase>;

/** How many tickets, and what they cost. */
function Quantity({ draw, purchase }: { readonly draw: Draw; readonly purchase: Purchase }) {
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

/** The button, or in its place what became of the order that it gave. */
function Commit({ purchase }: { readonly purchase: Purchase }) {
  const { kind, pending, resting, commit, order, settled } = purchase;
  return (
    <div className="purchase-act">
      {settled ? (
        <OrderNews order={order} seeHref={pathOf('tickets')} seeLabel="See tickets" againLabel="Buy more" />
      ) : (
        <Button block pending={pending} resting={resting} pendingLabel={words[kind].pending} onClick={commit}>
          {words[kind].label}
        </Button>
      )}
    </div>
  );
}

interface PurchaseFormProps {
  readonly draw: Draw;
  readonly options: PurchaseOptionsProps;
  readonly onSeeTickets: () => void;
}

/** How many tickets, once or by subscription, and at what cost; or that the member has all they may have. */
export function PurchaseForm({ draw, options, onSeeTickets }: PurchaseFormProps) {
  const purchase = usePurchase(draw);
  const { remaining, order, settled } = purchase;
  return (
    <>
      <PurchaseKind lottery={draw.lottery} purchase={purchase} />
      {remaining > 0 ? (
        <>
          <div className="purchase-place">
            <div className="purchase-foot">
              <PurchaseOptions {...options} />
              <Quantity draw={draw} purchase={purchase} />
              <Commit purchase={purchase} />
            </div>
          </div>
          <PurchaseBalance />
        </>
      ) : (
        <NothingLeft draw={draw} options={options} onSeeTickets={onSeeTickets} />
      )}
      {(!settled || remaining === 0) && <OrderNews order={order} />}
      <PurchaseFailure order={order} />
    </>
  );
}
