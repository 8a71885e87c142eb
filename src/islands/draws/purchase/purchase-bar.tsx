import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { useActionSpace } from '../../ui/use-action-space.ts';
import { PurchaseControls } from './purchase-controls.tsx';
import type { usePurchase } from './use-purchase.ts';

export interface PurchaseBarProps {
  readonly draw: Draw;
  readonly purchase: ReturnType<typeof usePurchase>;
  readonly isVisible: boolean;
  /** The end of the panel, with the same controls. */
  readonly controlsRef: RefObject<HTMLElement | null>;
}

const controlsOf = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
];

const bottomOf = (element: HTMLElement | null) =>
  element?.querySelector('.purchase-act')?.getBoundingClientRect().bottom ?? 0;

/**
 * Keeps the page where it is while the bar has the focus: browsers scroll for a control that gets it, and for each digit
 * that is typed, as if the bar stood in the room that the page keeps free for it.
 */
function disableScrollPadding(): void {
  document.documentElement.style.setProperty('scroll-padding-bottom', '0px');
}

function restoreScrollPadding(): void {
  document.documentElement.style.removeProperty('scroll-padding-bottom');
}

/**
 * The short form of the panel at the bottom, within thumb reach. It stays in the page while it is hidden, so that it
 * moves nothing when it comes and goes. It hands the focus to the panel when it hides, and an order goes on there: the
 * panel's button comes to stand where the bar's was pressed.
 */
export default function PurchaseBar({ draw, purchase, isVisible, controlsRef }: PurchaseBarProps) {
  const bar = useRef<HTMLElement>(null);
  useActionSpace(bar, isVisible);
  // An element that is removed with the focus on it has no blur.
  useLayoutEffect(() => restoreScrollPadding, []);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isVisible || !(activeElement instanceof HTMLElement)) return;
    const focused = controlsOf(bar.current).indexOf(activeElement);
    controlsOf(controlsRef.current)[focused]?.focus({ preventScroll: true });
  }, [isVisible, controlsRef]);
  const order = () => {
    scrollBy(0, bottomOf(controlsRef.current) - bottomOf(bar.current));
    void purchase.commit();
  };
  return (
    <section
      ref={bar}
      className={isVisible ? 'purchase-bar' : 'purchase-bar invisible'}
      aria-label="Get tickets in brief"
      onFocus={disableScrollPadding}
      onBlur={restoreScrollPadding}
    >
      {/* The panel alone says that an order is on its way: meanwhile the bar is hidden. */}
      <PurchaseControls draw={draw} purchase={{ ...purchase, isPending: false }} canOrder onPress={order} />
    </section>
  );
}
