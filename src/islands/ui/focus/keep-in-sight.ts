/** Stands over the page or beside it, and so is in sight as it is. */
const fixed = '.purchase, .sidebar, dialog, [popover]';

/** The control in the page that a keyboard's focus is on. */
function focusedControl(): HTMLElement | undefined {
  const control = document.activeElement;
  const isMeant =
    control instanceof HTMLElement && control.tabIndex >= 0 && control.matches(':focus-visible');
  return isMeant && control.closest('main, footer') && !control.closest(fixed) ? control : undefined;
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/**
 * Scrolls the focused control out from under what lies over the edges of the page. Where the page ends too soon for that,
 * messages have it end later while they are there.
 */
function uncoverFocus(): void {
  const control = focusedControl();
  control?.scrollIntoView({ block: 'nearest' });
  const messages = document.querySelector('.toaster > ol')?.getBoundingClientRect();
  if (!control || !messages || !overlaps(control.getBoundingClientRect(), messages)) return;
  const { style } = document.documentElement;
  const room = `${messages.height}px`;
  if (style.getPropertyValue('--toast-room') === room) return;
  style.setProperty('--toast-room', room);
  control.scrollIntoView({ block: 'nearest' });
}

/** Keeps the focused control in sight while the page grows around it, until the member does something else. */
export function keepInSight(): void {
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
