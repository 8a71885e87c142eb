import { type RefObject, useEffect } from 'react';

const gap = 6;
const edge = 8;

/** Class names of a popover that a script positions. */
export const popoverClass =
  'fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] min-w-52 max-w-[calc(100vw-1rem)] overflow-auto rounded-field border border-base-300 bg-base-100 text-inherit shadow-overlay';

/** Computed in script, because some browsers lack CSS anchor positioning. */
export function positionPopover(popover: HTMLElement, anchor: HTMLElement): void {
  const anchorRect = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const below = anchorRect.bottom + gap;
  const fits = below + height <= innerHeight - edge;
  const top = fits ? below : Math.max(edge, anchorRect.top - gap - height);
  const preferredLeft =
    anchorRect.left + anchorRect.width / 2 > innerWidth / 2 ? anchorRect.right - width : anchorRect.left;
  popover.style.top = `${top}px`;
  popover.style.left = `${Math.max(edge, Math.min(preferredLeft, innerWidth - width - edge))}px`;
}

/** Closes an open popover that would cover a focus outside `container`. */
export function useCloseOnFocusOutside(
  open: boolean,
  container: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!open) return;
    const closeIfOutside = (focused: EventTarget | null) => {
      if (!(focused instanceof Node) || container.current?.contains(focused)) return;
      if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
    };
    const handleFocusIn = ({ target }: FocusEvent) => closeIfOutside(target);
    // The focus may have left before the popover reported its opening.
    if (document.activeElement !== document.body) closeIfOutside(document.activeElement);
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, [open, container, popover]);
}

/** Loads the polyfill for Safari before 17 and Firefox before 125. Runs before components with a popover. */
export async function loadPopoverPolyfill(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  const { apply, isSupported } = await import('@oddbird/popover-polyfill/fn');
  // Several callers may wait for the script. In layer `theme` the app's styles win.
  if (!isSupported()) apply({ layerName: 'theme' });
}
