import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { useActionSpace } from '../../ui/use-action-space.ts';
import { PurchaseControls } from './purchase-controls.tsx';
import type { Purchase } from './purchase-panel.tsx';

export interface PurchaseBarProps {
  readonly draw: Draw;
  readonly purchase: Purchase;
  readonly isActive: boolean;
  readonly controlsRef: RefObject<HTMLElement | null>;
}

const getControls = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
];

const getButtonBottom = (element: HTMLElement | null) =>
  element?.querySelector('.purchase-act')?.getBoundingClientRect().bottom ?? 0;

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
 * Short form of the panel. Stays mounted while hidden, so that nothing moves. Hiding moves the focus to the
 * panel, and an order scrolls the panel's button to the pressed position.
 */
export default function PurchaseBar({ draw, purchase, isActive, controlsRef }: PurchaseBarProps) {
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
      className={isActive ? 'purchase-bar' : 'purchase-bar invisible'}
      aria-label="Get tickets in brief"
      onFocus={disableScrollPadding}
      onBlur={restoreScrollPadding}
    >
      {/* The panel shows the pending state. */}
      <PurchaseControls
        draw={draw}
        purchase={{ ...purchase, isPending: false }}
        canOrder
        onPress={handleOrder}
      />
    </section>
  );
}
