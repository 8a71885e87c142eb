import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useActionSpace } from '../../ui/use-action-space.ts';
import { PurchaseControls } from './purchase-controls.tsx';
import type { PurchaseProps } from './use-purchase.ts';

interface PurchaseBarProps extends PurchaseProps {
  readonly isActive: boolean;
  readonly controlsRef: RefObject<HTMLElement | null>;
}

const getControls = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
];

const getButtonBottom = (element: HTMLElement | null) =>
  element?.querySelector('[data-slot=purchase-act]')?.getBoundingClientRect().bottom ?? 0;

/**
 * Browsers scroll on focus and on each typed digit. They place the control above the bottom padding, although
 * the bar is fixed inside it.
 */
function disableScrollPadding(): void {
  document.documentElement.style.setProperty('scroll-padding-bottom', '0px');
}

function restoreScrollPadding(): void {
  document.documentElement.style.removeProperty('scroll-padding-bottom');
}

/**
 * Sticky above the tab bar or the virtual keyboard, with two lines of fixed height for the total and the balance. The bar
 * is the last element, so that it is sticky until the content ends. The margin cancels the page's padding and 1px, which
 * a fractional height would leave open. The maximum height keeps the draw in view in large text. In two columns (`pair`),
 * the bar is one line with fixed columns, so that the stepper does not move.
 */
const barClass = [
  'sticky bottom-(--below) z-20 order-1 -mb-[calc(2.5rem+1px)] -ms-(--page-start) -me-(--page-end) draw-wide:hidden',
  '[--below:max(var(--bottom-space),var(--keyboard,0px))]',
  'max-h-[min(50dvh,100dvh-var(--below)-2rem)] overflow-auto overscroll-contain',
  'grid grid-cols-[8.25rem_minmax(0,1fr)] grid-rows-[minmax(1.7rem,auto)_minmax(1.2rem,auto)_auto]',
  'draw-tiny:grid-cols-1 draw-low:grid-cols-1 draw-low:grid-rows-[auto_auto]',
  'draw-pair:grid-cols-[minmax(0,13rem)_8.25rem_minmax(9rem,1fr)] draw-pair:grid-rows-[auto]',
  'items-center gap-x-3 ps-(--page-start) pe-(--page-end) pt-0.5 pb-2',
  'rounded-t-box border-base-300 border-t bg-base-100 shadow-[0_-6px_20px_-6px_rgb(16_20_24/0.16)]',
].join(' ');

/**
 * Short form of the panel. Stays mounted while hidden, so that nothing moves. Hiding moves the focus to the
 * panel, and an order scrolls the panel's button to the pressed position.
 */
export function PurchaseBar({ draw, purchase, isActive, controlsRef }: PurchaseBarProps) {
  const barRef = useRef<HTMLElement>(null);
  useActionSpace(barRef, isActive);
  // The removal of a focused element fires no blur event.
  useLayoutEffect(() => restoreScrollPadding, []);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isActive || !(activeElement instanceof HTMLElement)) return;
    const focusedIndex = getControls(barRef.current).indexOf(activeElement);
    getControls(controlsRef.current)[focusedIndex]?.focus({ preventScroll: true });
  }, [isActive, controlsRef]);
  const handleOrder = () => {
    scrollBy(0, getButtonBottom(controlsRef.current) - getButtonBottom(barRef.current));
    void purchase.commit();
  };
  return (
    <section
      ref={barRef}
      className={isActive ? barClass : `${barClass} invisible`}
      data-slot="purchase-bar"
      aria-label="Quick buy"
      onFocus={disableScrollPadding}
      onBlur={restoreScrollPadding}
    >
      {/* The panel shows the pending state. */}
      <PurchaseControls
        place="bar"
        draw={draw}
        purchase={{ ...purchase, isPending: false }}
        canOrder
        onPress={handleOrder}
      />
    </section>
  );
}
