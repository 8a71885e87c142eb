import { flushSync } from 'react-dom';

/**
 * Gives the focus up while all stands as it was painted: for a focused element that goes away with its screen, the browser
 * works out styles and layout in the midst of the change.
 */
function blurActiveElement(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) activeElement.blur();
}

/**
 * Shows the next screen at once, as it is. One that fades in keeps the browser drawing frames, and a tap that follows soon
 * waits for the next of them. What is not loaded yet arrives in the new screen as it always does.
 */
export function showScreen(show: () => void): void {
  blurActiveElement();
  // Once the stores are done with the address: what they are told meanwhile, they pass on only then.
  queueMicrotask(() => flushSync(show));
}
