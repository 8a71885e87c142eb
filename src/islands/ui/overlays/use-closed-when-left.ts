import { type RefObject, useEffect } from 'react';

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
