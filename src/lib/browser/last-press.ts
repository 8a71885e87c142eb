import { isBrowser } from './runtime.ts';

let lastPress: { readonly x: number; readonly y: number } | undefined;

/** Returns the position of the last press by pointer. */
export const getLastPress = () => lastPress;

function handleClick({ clientX: x, clientY: y, detail }: MouseEvent): void {
  // Keyboard clicks have no detail.
  if (detail > 0) lastPress = { x, y };
}

// Registered on module load to record the press that loads an action's code.
if (isBrowser) window.addEventListener('click', handleClick, true);
