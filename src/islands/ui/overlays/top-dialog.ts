import { useSyncExternalStore } from 'react';

let openDialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();
const closeListeners = new Set<(dialog: HTMLElement) => void>();

function setOpenDialogs(next: readonly HTMLElement[]): void {
  openDialogs = next;
  document.documentElement.toggleAttribute('data-dialog', next.length > 0);
  for (const listener of listeners) listener();
}

/** Registers an open modal dialog. @returns unregisters it */
export function registerDialog(dialog: HTMLElement): () => void {
  setOpenDialogs([...openDialogs, dialog]);
  return () => {
    setOpenDialogs(openDialogs.filter((other) => other !== dialog));
    for (const listener of closeListeners) listener(dialog);
  };
}

/** Calls the listener with each closing dialog, while it is still in the page. */
export function onDialogClose(listener: (dialog: HTMLElement) => void): void {
  closeListeners.add(listener);
}

/** Returns the topmost modal dialog. Everything outside it is inert. */
export function getTopDialog(): HTMLElement | undefined {
  return openDialogs.at(-1);
}

/** Subscribes to the topmost modal dialog. */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getTopDialog);
}
