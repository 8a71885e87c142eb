import { useStore } from '@nanostores/react';
import type { RefCallback } from 'react';
import { isLoading, withoutCache } from '../../../lib/data/query.ts';
import { allTicketsHeldText, type PricedDraw, spokenOrderText } from '../../../lib/draws/draw-rules.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import { Money } from '../../ui/content/money.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { ShortfallLink, type ShortfallLinkProps } from './purchase-balance.tsx';
import type { Purchase } from './use-purchase.ts';

/** The panel's column, or the bar's grid. Every part has the same height for every text. */
const places = {
  panel: {
    quantity: '',
    sum: 'grid',
    total: 'draw-tiny:whitespace-normal',
    amount: '',
    note: '',
    now: 'hidden',
    lead: '',
    leadOfShortfall: 'draw-tight:hidden',
    act: '',
  },
  bar: {
    quantity:
      'col-start-1 row-start-3 mt-1.5 draw-low:hidden draw-pair:col-start-2 draw-pair:row-start-1 draw-pair:mt-0',
    sum: 'contents draw-pair:grid',
    total: 'col-span-full draw-pair:text-xs/normal',
    amount: 'draw-pair:text-base/[1.3]',
    note: 'col-span-full draw-low:hidden draw-pair:min-h-[2lh]',
    now: '',
    lead: 'draw-pair:block',
    leadOfShortfall: '',
    act: 'col-start-2 row-start-3 mt-1.5 draw-tiny:col-start-1 draw-tiny:row-start-4 draw-low:col-start-1 draw-low:row-start-2 draw-pair:col-start-3 draw-pair:row-start-1 draw-pair:mt-0',
  },
} as const satisfies Record<string, Record<string, string>>;

interface PlaceProps {
  readonly place: keyof typeof places;
}

interface PurchaseSumProps extends PlaceProps, ShortfallLinkProps {
  /** Replaces the current balance after a rejected quantity. */
  readonly limitText: string | undefined;
}

/** Always two lines, so that nothing moves. */
function PurchaseSum({ place, draw, purchase, limitText }: PurchaseSumProps) {
  const { count } = purchase;
  const { ticket_price: price } = draw;
  const total = count * price;
  const classes = places[place];
  return (
    <div className={`min-h-11.5 content-center tabular-nums ${classes.sum}`}>
      <p
        className={`flex flex-wrap items-baseline gap-x-[0.25em] whitespace-nowrap ${classes.total}`}
        data-slot="purchase-total"
      >
        <span>{`${count} × ${formatPence(price)} = `}</span>
        <strong className={`text-xl ${classes.amount}`}>{formatPence(total)}</strong>
      </p>
      <p className={`min-h-[1lh] text-muted text-xs ${classes.note}`} data-slot="purchase-note">
        <BalanceNote place={place} total={total} limitText={limitText} draw={draw} purchase={purchase} />
      </p>
    </div>
  );
}

interface BalanceNoteProps extends PurchaseSumProps {
  readonly total: number;
}

/** Hidden in the panel, which shows the current balance above. */
function BalanceNote({ place, limitText, ...props }: BalanceNoteProps) {
  const member = withoutCache(useStore(memberQuery.$state));
  const balance = member.data?.balance;
  if (!isLoading(member) && balance === undefined) return <span>{limitText ?? 'Balance not known'}</span>;
  // Limit and shortfall share one line, which is too short for both in narrow columns. The label names the limit.
  const isShort = balance !== undefined && balance < props.total;
  return (
    <>
      <span className={`${places[place].lead} ${limitText && isShort ? places[place].leadOfShortfall : ''}`}>
        <span>{limitText ? `${limitText},` : 'Balance'}</span>
        {!limitText && (
          <span className={places[place].now}>
            : <Money pence={balance} />,
          </span>
        )}
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
  const remainingPence = balance === undefined ? undefined : balance - total;
  if (remainingPence === undefined || remainingPence >= 0) {
    return (
      <span>
        after: <Money pence={remainingPence} />
      </span>
    );
  }
  return (
    <>
      <span>{`${formatPence(-remainingPence)} short `}</span>
      <ShortfallLink {...props} />
    </>
  );
}

interface PurchaseQuantityProps extends PlaceProps {
  readonly draw: PricedDraw;
  readonly purchase: Pick<
    Purchase,
    'count' | 'setCount' | 'exceededLimit' | 'setExceededLimit' | 'remaining' | 'limitId' | 'kind'
  >;
}

function PurchaseQuantity({ place, draw, purchase }: PurchaseQuantityProps) {
  const { count, setCount, exceededLimit, setExceededLimit, remaining } = purchase;
  const balance = useStore($member)?.balance;
  const total = count * draw.ticket_price;
  const limitText = exceededLimit && (exceededLimit === 'max' ? `Only ${remaining} remaining` : 'At least 1');
  const order = spokenOrderText(count, total, balance);
  const endTexts = { [1]: ', the minimum', [remaining]: ', the maximum' };
  return (
    <>
      <div className={places[place].quantity}>
        <Stepper
          name="Quantity"
          descriptionId={purchase.limitId}
          unit="ticket"
          value={count}
          min={1}
          max={remaining}
          valueText={limitText ? `${limitText}. ${order}` : `${order}${endTexts[count] ?? ''}`}
          onChange={setCount}
          onLimit={setExceededLimit}
        />
      </div>
      <PurchaseSum place={place} draw={draw} purchase={purchase} limitText={limitText} />
    </>
  );
}

const buttonLabels = {
  once: { label: 'Purchase', pending: 'Purchasing …' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing …' },
} as const;

/** Area that must be visible around the button. */
const reachClass =
  'pointer-events-none invisible absolute inset-x-0 -top-(--header-space) bottom-[calc(-1*max(var(--bottom-space),var(--keyboard,0px)))] draw-wide:hidden';

interface PurchaseControlsProps extends PlaceProps {
  readonly draw: PricedDraw;
  readonly purchase: Purchase;
  /** False at the ticket limit. */
  readonly canOrder: boolean;
  readonly onPress: () => void;
  /** In view only if no bar covers the button. */
  readonly buttonRef?: RefCallback<Element>;
}

export function PurchaseControls(props: PurchaseControlsProps) {
  const { place, draw, purchase, canOrder, onPress, buttonRef } = props;
  const { kind, isPending, isCoolingDown } = purchase;
  const { label, pending: pendingLabel } = buttonLabels[kind];
  const ticketCount = draw.user_ticket_count;
  return (
    <>
      {canOrder ? (
        <PurchaseQuantity place={place} draw={draw} purchase={purchase} />
      ) : (
        <p className="grid min-h-11.5 content-center font-[650] text-lg/[1.3]">
          {allTicketsHeldText(ticketCount ?? 0)}
        </p>
      )}
      {(canOrder || ticketCount !== 0) && (
        <div
          className={`relative grid min-h-[calc(2.75rem+2px)] items-center ${places[place].act}`}
          data-slot="purchase-act"
        >
          {/* Narrow: no room for a spinner, the text shows the state on one line. */}
          <Button
            className="px-1! draw-narrow:text-sm/tight draw-narrow:[&>.loading]:hidden"
            block
            pending={isPending}
            guarded={isCoolingDown}
            pendingLabel={pendingLabel}
            onClick={onPress}
          >
            {canOrder ? label : 'See tickets'}
          </Button>
          {buttonRef && <span ref={buttonRef} className={reachClass} />}
        </div>
      )}
    </>
  );
}
