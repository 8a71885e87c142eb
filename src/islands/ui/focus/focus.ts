import { focusNearestHeading, isVisible } from './focus-target.ts';

/** Elements over or beside the page. The purchase panel is sticky only in wide windows. */
const overlaySelector = '[data-slot=purchase-panel], [data-slot=purchase-bar], #sidebar, dialog, [popover]';

function isInOverlay(control: Element): boolean {
  const overlay = control.closest(overlaySelector);
  return overlay !== null && getComputedStyle(overlay).position !== 'static';
}

/** Accepts keyboard focus and a focused order. */
function getFocusedControl(): HTMLElement | undefined {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement)) return undefined;
  const isByKeyboard = control.tabIndex >= 0 && control.matches(':focus-visible');
  const shouldUncover =
    isByKeyboard || control.matches('[data-slot=purchase-panel] [data-slot=unanswered-order]');
  return shouldUncover && control.closest('main, footer') && !isInOverlay(control) ? control : undefined;
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/** Scrolls the control out from under toasts. `--toast-room` extends a page that is too short. */
function uncoverFocus(): void {
  const control = getFocusedControl();
  control?.scrollIntoView({ block: 'nearest' });
  const messages = document.querySelector('.toast > ol')?.getBoundingClientRect();
  if (!control || !messages || !overlaps(control.getBoundingClientRect(), messages)) return;
  const { style } = document.documentElement;
  const height = `${messages.height}px`;
  if (style.getPropertyValue('--toast-room') !== height) style.setProperty('--toast-room', height);
  const { top, bottom } = control.getBoundingClientRect();
  // Browsers scroll by whole pixels and round down.
  scrollBy(0, Math.ceil(Math.min(bottom - messages.top, top)));
}

/** Follows the page's growth until the next input. */
export function startFocusInView(): void {
  let isKeepingInView = false;
  document.addEventListener('focusin', () => {
    isKeepingInView = true;
    // Runs after the browser's own scrolling, which ignores toasts.
    requestAnimationFrame(uncoverFocus);
  });
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    addEventListener(
      event,
      () => {
        isKeepingInView = false;
      },
      { passive: true, capture: true },
    );
  }
  // The toaster sets its height as a property of the root.
  new MutationObserver(uncoverFocus).observe(document.documentElement, { attributeFilter: ['style'] });
  new ResizeObserver(() => isKeepingInView && uncoverFocus()).observe(document.body);
}

/** Sets `--keyboard` to the px that a virtual keyboard covers without resizing the page. */
export function trackKeyboardInset(): void {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  const updateInset = () => {
    // Pinch zoom also shrinks the visual viewport.
    const covered = view.scale > 1 ? 0 : root.clientHeight - view.height - view.offsetTop;
    root.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
  };
  // A rotation resizes both, in either order.
  window.addEventListener('resize', updateInset);
  view.addEventListener('resize', updateInset);
  view.addEventListener('scroll', updateInset);
}

/** Innermost first. Empty after a deliberate blur. */
let focusedAncestors: readonly Element[] = [];

function trackAncestors(focused: EventTarget | null): void {
  focusedAncestors = [];
  for (let element = focused instanceof Element ? focused : null; element; element = element.parentElement) {
    focusedAncestors = [...focusedAncestors, element];
  }
}

/** A press beside all controls is a deliberate blur. */
function handleFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget) return;
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (target instanceof Element && isVisible(target)) focusedAncestors = [];
    else recoverFocus();
  });
}

function recoverFocus(): void {
  const [control] = focusedAncestors;
  if (!control || document.activeElement !== document.body || isVisible(control)) return;
  const visibleAncestor = focusedAncestors.find(isVisible);
  if (visibleAncestor && focusNearestHeading(visibleAncestor)) return;
  focusedAncestors = [];
}

/** Moves the focus of a control that disappears to the nearest heading. */
export function startFocusRecovery(): void {
  if (document.activeElement !== document.body) trackAncestors(document.activeElement);
  document.addEventListener('focusin', ({ target }) => trackAncestors(target));
  document.addEventListener('focusout', handleFocusOut);
  new MutationObserver(recoverFocus).observe(document.body, { childList: true, subtree: true });
}
