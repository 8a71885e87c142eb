import { useStore } from '@nanostores/react';
import { type RefCallback, useState } from 'react';
import { isLoading, withoutCache } from '../../../lib/data/query.ts';
import { allTicketsHeldText, spokenOrderText } from '../../../lib/draws/draw-rules.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { depositPath } from '../../../lib/orders/top-up.ts';
import { getPath } from '../../../lib/paths.ts';
import { $member, memberQuery } from '../../../stores/member/member.ts';
import { BankApprovalNote, UnknownBalance, useIsBalanceUnknown } from '../../orders/bank-approval-note.tsx';
import { ReminderWarning } from '../../orders/reminder-warning.tsx';
import { TrustedLink } from '../../shared/links.tsx';
import { Money } from '../../ui/content/money.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import type { PurchaseProps } from './use-purchase.ts';

/** Class names in the panel's column and in the bar's grid. Each part keeps its height when its text changes. */
const places = {
  panel: {
    quantity: '',
    sum: 'grid',
    total: 'draw-tiny:whitespace-normal',
    amount: '',
    note: '',
    now: 'hidden',
    lead: '',
    leadOfShortfall: 'hidden',
    act: '',
  },
  bar: {
    quantity:
      'col-start-1 row-start-3 mt-1.5 draw-low:hidden draw-pair:col-start-2 draw-pair:row-start-1 draw-pair:mt-0',
    sum: 'contents draw-pair:grid',
    total: 'col-span-full',
    amount: 'draw-pair:text-base/[1.3]',
    note: 'col-span-full draw-low:hidden draw-pair:min-h-[2lh]',
    now: '',
    lead: 'draw-pair:block',
    leadOfShortfall: '',
    act: 'col-start-2 row-start-3 mt-1.5 draw-tiny:col-start-1 draw-tiny:row-start-4 draw-low:col-start-1 draw-low:row-start-2 draw-pair:col-start-3 draw-pair:row-start-1 draw-pair:mt-0',
  },
} as const satisfies Record<string, Record<string, string>>;

interface PlaceProps extends PurchaseProps {
  readonly place: keyof typeof places;
}

/** Returns the path of the deposit form, with the shortfall in pence if there is one. */
function useDepositPath({ draw, purchase: { count, kind } }: PurchaseProps): string {
  const balance = useStore($member)?.balance;
  const shortfall = balance === undefined ? 0 : count * draw.ticket_price - balance;
  return shortfall > 0
    ? depositPath(shortfall, { draw: draw.id, quantity: count, choice: kind })
    : getPath('deposit');
}

export function PurchaseBalance(props: PurchaseProps) {
  const total = props.purchase.count * props.draw.ticket_price;
  const balance = useStore($member)?.balance;
  const isShort = balance !== undefined && balance < total;
  // Keeps the space of the note, so that the controls do not move.
  const [hasBeenShort, setHasBeenShort] = useState(isShort);
  if (isShort && !hasBeenShort) setHasBeenShort(true);
  return (
    <>
      {/* Reserves the height of what loads later. */}
      <div className="flex min-h-12 items-center justify-between gap-2 draw-tight:grid draw-tight:min-h-17 draw-tight:justify-items-start draw-tight:gap-0 draw-pair:col-start-1">
        {useIsBalanceUnknown() ? (
          <UnknownBalance />
        ) : (
          <p className="[&>span]:wrap-normal">
            Wallet balance: <Money pence={balance} />
          </p>
        )}
        <TrustedLink className="link flex-none py-2.5 text-primary-text" href={useDepositPath(props)}>
          Increase Balance
        </TrustedLink>
      </div>
      {/* Below the button, which stays in place. */}
      {hasBeenShort && (
        <BankApprovalNote className={`order-1 draw-pair:col-span-full ${isShort ? '' : 'invisible'}`} />
      )}
      <ReminderWarning direction="out" pence={total} className="order-1 draw-pair:col-span-full" />
    </>
  );
}

interface PurchaseSumProps extends PlaceProps {
  /** Replaces the current balance after a rejected quantity. */
  readonly limitText: string | undefined;
}

/** Always two lines, so that nothing moves. */
function PurchaseSum({ place, limitText, ...props }: PurchaseSumProps) {
  const { count } = props.purchase;
  const { ticket_price: price } = props.draw;
  const total = count * price;
  const classes = places[place];
  const topUpPath = useDepositPath(props);
  const member = withoutCache(useStore(memberQuery.$state));
  const balance = member.data?.balance;
  const after = balance === undefined ? undefined : balance - total;
  const isShort = after !== undefined && after < 0;
  return (
    <div className={`min-h-11.5 content-center tabular-nums ${classes.sum}`}>
      <p
        className={`flex flex-wrap items-baseline gap-x-[0.25em] whitespace-nowrap ${classes.total}`}
        data-slot="purchase-total"
      >
        <span>{`${count} × ${formatPence(price)} = `}</span>
        <strong className={`text-xl ${classes.amount}`}>{formatPence(total)}</strong>
      </p>
      <p className={`min-h-[1lh] text-muted ${classes.note}`} data-slot="purchase-note">
        {balance === undefined && !isLoading(member) ? (
          <span>{limitText ?? "Couldn't load balance"}</span>
        ) : (
          <>
            {/* The panel's line is too short for limit and shortfall. Its label names the limit. */}
            <span className={`${classes.lead} ${limitText && isShort ? classes.leadOfShortfall : ''}`}>
              <span>{limitText ? `${limitText},` : 'Balance'}</span>
              {!limitText && (
                // Hidden in the panel, which shows the current balance above.
                <span className={classes.now}>
                  : <Money pence={balance} />,
                </span>
              )}
            </span>{' '}
            {isShort ? (
              <>
                <span>{`${formatPence(-after)} short `}</span>
                <TrustedLink className="link -my-2.5 py-2.5 font-[650] text-primary-text" href={topUpPath}>
                  Top up
                </TrustedLink>
              </>
            ) : (
              <span>
                after: <Money pence={after} />
              </span>
            )}
          </>
        )}
      </p>
    </div>
  );
}

function PurchaseQuantity({ place, draw, purchase }: PlaceProps) {
  const { count, setCount, exceededLimit, setExceededLimit, remaining } = purchase;
  const balance = useStore($member)?.balance;
  const limitText =
    exceededLimit && (exceededLimit === 'max' ? `You can buy ${remaining} more` : '1 is the minimum');
  const order = spokenOrderText(count, count * draw.ticket_price, balance);
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
  once: { label: 'Purchase', pending: 'Purchasing…' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing…' },
} as const;

/** Area with the stepper, the total and the button that must be visible between the header and the bottom bars. */
const reachClass =
  'pointer-events-none invisible absolute inset-x-0 top-[calc(-7rem-var(--header-space))] bottom-[calc(-1*max(var(--bottom-space),var(--keyboard,0px)))] draw-wide:hidden';

interface PurchaseControlsProps extends PlaceProps {
  /** False at the ticket limit. */
  readonly canOrder: boolean;
  readonly onPress: () => void;
  /** Ref of that area. */
  readonly buttonRef?: RefCallback<Element>;
}

export function PurchaseControls({ canOrder, onPress, buttonRef, ...props }: PurchaseControlsProps) {
  const { place, draw, purchase } = props;
  const { kind, isPending, isCoolingDown } = purchase;
  const { label, pending: pendingLabel } = buttonLabels[kind];
  const ticketCount = draw.user_ticket_count;
  return (
    <>
      {canOrder ? (
        <PurchaseQuantity {...props} />
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
            className="px-1! draw-narrow:[&>.loading]:hidden"
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
