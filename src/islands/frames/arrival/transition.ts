import { flushSync } from 'react-dom';

const stillness = '(prefers-reduced-motion: reduce)';
const fadeMs = 150;

/** Opacity alone: anything that moves the content would take along what stands fixed on the screen. */
function fadeIn(): void {
  if (matchMedia(stillness).matches) return;
  document
    .getElementById('content')
    ?.animate({ opacity: [0.4, 1] }, { id: 'screen', duration: fadeMs, easing: 'ease-out' });
}

/**
 * Gives the focus up while all stands as it was painted: for a focused element that goes away with its screen, the browser
 * works out styles and layout in the midst of the change.
 */
function leaveFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) activeElement.blur();
}

/**
 * Shows the next screen at once, and lets it come in from its first paint on. The browser's view transitions first take
 * a picture of the screen that is left, half of the time until the next one shows, and lie over it meanwhile. Nothing is
 * waited for: what is not loaded yet arrives in the new screen as it always does.
 */
export function showScreen(show: () => void): void {
  leaveFocus();
  // Once the stores are done with the address: what they are told meanwhile, they pass on only then.
  queueMicrotask(() => {
    flushSync(show);
    fadeIn();
  });
}
