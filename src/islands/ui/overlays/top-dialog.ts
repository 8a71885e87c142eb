import { useSyncExternalStore } from 'react';

let openDialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();
const closeListeners = new Set<(dialog: HTMLElement) => void>();

function setOpenDialogs(next: readonly HTMLElement[]): void {
  openDialogs = next;
  document.documentElement.toggleAttribute('data-dialog', next.length > 0);
  for (const listener of listeners) listener();
}

/** @returns unregisters the dialog */
export function registerDialog(dialog: HTMLElement): () => void {
  setOpenDialogs([...openDialogs, dialog]);
  return () => {
    setOpenDialogs(openDialogs.filter((other) => other !== dialog));
    for (const listener of closeListeners) listener(dialog);
  };
}

/** Calls the listener while the closing dialog is still in the page. */
export function onDialogClose(listener: (dialog: HTMLElement) => void): void {
  closeListeners.add(listener);
}

/** Everything outside the topmost dialog is inert. */
export function getTopDialog(): HTMLElement | undefined {
  return openDialogs.at(-1);
}

export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getTopDialog);
}
