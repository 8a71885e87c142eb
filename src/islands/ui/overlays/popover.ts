import { type RefObject, useEffect } from 'react';

const gap = 6;
const edge = 8;

/**
 * Puts an open popover under (or, without room there, above) its anchor and keeps it on screen. Done by hand, because
 * CSS anchor positioning is missing in browsers that members use.
 */
export function positionPopover(popover: HTMLElement, anchor: HTMLElement): void {
  const from = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const below = from.bottom + gap;
  const fits = below + height <= innerHeight - edge;
  const top = fits ? below : Math.max(edge, from.top - gap - height);
  const wanted = from.left + from.width / 2 > innerWidth / 2 ? from.right - width : from.left;
  popover.style.top = `${top}px`;
  popover.style.left = `${Math.max(edge, Math.min(wanted, innerWidth - width - edge))}px`;
}

/**
 * Closes an open popover when the focus goes elsewhere, which it would lie over.
 * @param box holds the popover and its button
 */
export function useCloseOnFocusOutside(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!open) return;
    const close = ({ target }: FocusEvent) => {
      if (!(target instanceof Node) || box.current?.contains(target)) return;
      if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
    };
    document.addEventListener('focusin', close);
    return () => document.removeEventListener('focusin', close);
  }, [open, box, popover]);
}

/**
 * Has popovers work in browsers without them (Safari before 17, Firefox before 125); all others load nothing. Whoever
 * shows a popover loads its code together with this.
 */
export async function loadPopoverPolyfill(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  const { apply, isSupported } = await import('@oddbird/popover-polyfill/fn');
  // Several parts may have waited for the same script. Its styles go where all of ours win over them.
  if (!isSupported()) apply({ layerName: 'theme' });
}
