import { atom } from 'nanostores';

/** The last one is on top. Everything outside it is inert. */
export const $openDialogs = atom<readonly HTMLElement[]>([]);

/** @returns unregisters the dialog */
export function registerDialog(dialog: HTMLElement): () => void {
  const update = (next: readonly HTMLElement[]) => {
    $openDialogs.set(next);
    document.documentElement.toggleAttribute('data-dialog', next.length > 0);
  };
  update([...$openDialogs.get(), dialog]);
  return () => update($openDialogs.get().filter((other) => other !== dialog));
}

export const getTopDialog = (): HTMLElement | undefined => $openDialogs.get().at(-1);
