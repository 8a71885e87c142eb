import { focusNearestHeading } from './focus-target.ts';

/** The focused control and what it stands in, inside out; empty once the focus was given up. */
let around: readonly Element[] = [];

function note(focused: EventTarget | null): void {
  around = [];
  for (let place = focused instanceof Element ? focused : null; place; place = place.parentElement) {
    around = [...around, place];
  }
}

function isThere(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

/** A press beside everything gives the focus up; then nothing is to give it back. */
function noteLeft({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget) return;
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (target instanceof Element && isThere(target)) around = [];
    else rescue();
  });
}

/** What a control takes along when it goes away goes to the heading nearest to where it was. */
function rescue(): void {
  const [control] = around;
  if (!control || document.activeElement !== document.body || isThere(control)) return;
  const left = around.find(isThere);
  if (left && focusNearestHeading(left)) return;
  around = [];
}

/** Keeps the focus from falling to the page's start when the focused control goes away with nothing named after it. */
export function startFocusRecovery(): void {
  if (document.activeElement !== document.body) note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target));
  document.addEventListener('focusout', noteLeft);
  new MutationObserver(rescue).observe(document.body, { childList: true, subtree: true });
}
