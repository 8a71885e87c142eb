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
