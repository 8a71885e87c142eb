import { focusNearestHeading } from './focus-target.ts';

/** Innermost first. Empty after a deliberate blur. */
let focusedAncestors: readonly Element[] = [];

function trackAncestors(focused: EventTarget | null): void {
  focusedAncestors = [];
  for (let element = focused instanceof Element ? focused : null; element; element = element.parentElement) {
    focusedAncestors = [...focusedAncestors, element];
  }
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
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
