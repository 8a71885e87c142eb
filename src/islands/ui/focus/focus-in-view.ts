/** Elements that cover the page or stand beside it, so that what is in them needs no scrolling. The panel sticks in wide windows only. */
const layers = '.purchase, .purchase-bar, .sidebar, dialog, [popover]';

function isInLayer(control: Element): boolean {
  const layer = control.closest(layers);
  return layer !== null && getComputedStyle(layer).position !== 'static';
}

/** The control in the page that a keyboard's focus is on, or what became of an order, which has it in any case. */
function focusedControl(): HTMLElement | undefined {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement)) return undefined;
  const isByKeyboard = control.tabIndex >= 0 && control.matches(':focus-visible');
  const isMeant = isByKeyboard || control.matches('.purchase .what-happened');
  return isMeant && control.closest('main, footer') && !isInLayer(control) ? control : undefined;
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/**
 * Scrolls the focused control out from under what lies over the edges of the page, and from under messages, which stand
 * above a phone's keyboard. Where the page ends too soon for that, they have it end later while they are there.
 */
function uncoverFocus(): void {
  const control = focusedControl();
  control?.scrollIntoView({ block: 'nearest' });
  const messages = document.querySelector('.toaster > ol')?.getBoundingClientRect();
  if (!control || !messages || !overlaps(control.getBoundingClientRect(), messages)) return;
  const { style } = document.documentElement;
  const room = `${messages.height}px`;
  if (style.getPropertyValue('--toast-room') !== room) style.setProperty('--toast-room', room);
  const { top, bottom } = control.getBoundingClientRect();
  scrollBy(0, Math.min(bottom - messages.top, top));
}

/** Keeps the focused control in sight while the page grows around it, until the member does something else. */
export function startFocusInView(): void {
  let isHeld = false;
  document.addEventListener('focusin', () => {
    isHeld = true;
    // After the browser's own scrolling, which goes by the window alone.
    requestAnimationFrame(uncoverFocus);
  });
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    addEventListener(
      event,
      () => {
        isHeld = false;
      },
      { passive: true, capture: true },
    );
  }
  // Messages say there how much room they take.
  new MutationObserver(uncoverFocus).observe(document.documentElement, { attributeFilter: ['style'] });
  new ResizeObserver(() => isHeld && uncoverFocus()).observe(document.body);
}
