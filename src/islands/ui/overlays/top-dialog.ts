import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open, the topmost last. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();
const onLeft = new Set<(dialog: HTMLElement) => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  document.documentElement.toggleAttribute('data-dialog', next.length > 0);
  for (const listener of listeners) listener();
}

/** Tells that a modal dialog has opened. @returns to be called when it closes */
export function registerDialog(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    for (const listener of onLeft) listener(dialog);
  };
}

/** Calls back with each modal dialog that closes, while it still stands in the page. */
export function onDialogClose(listener: (dialog: HTMLElement) => void): void {
  onLeft.add(listener);
}

/** The topmost modal dialog: everything outside of it can neither be seen through it, nor pressed, nor heard. */
export function getTopDialog(): HTMLElement | undefined {
  return open.at(-1);
}

/** The same for a component, which renders again when it changes. */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, getTopDialog);
}
