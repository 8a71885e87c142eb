import { flushSync } from 'react-dom';

/** Blurs the element first: the removal of a focused element forces style and layout. */
function blurActiveElement(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) activeElement.blur();
}

/** Skips animation, whose frames would delay the next tap. */
export function showScreen(show: () => void): void {
  blurActiveElement();
  // Nanostores defers nested updates.
  queueMicrotask(() => flushSync(show));
}
