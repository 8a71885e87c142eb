import { shownDepth } from './scroll.ts';

/** The link that a screen was left by: which of those that lead to the same address. */
interface Opener {
  readonly href: string;
  readonly index: number;
}

/** By the depth of the screen's entry in the tab's history. */
const openers = new Map<number, Opener>();

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.href === href,
  );
}

/** Remembers what was pressed last on each screen; all that leaves a screen otherwise was no link of its own. */
function note({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (link) openers.set(shownDepth(), { href: link.href, index: linksTo(link.href).indexOf(link) });
  else openers.delete(shownDepth());
}

/** Remembers by which link each screen is left. */
export function watchOpeners(): void {
  document.addEventListener('click', note, { capture: true });
}

/** True where the screen that is shown now was left by a link once. */
export function hasOpener(): boolean {
  return openers.has(shownDepth());
}

/** Forgets it, as for a screen that is opened anew. */
export function forgetOpener(): void {
  openers.delete(shownDepth());
}

/** That link, once it is there again. */
export function findOpener(): HTMLAnchorElement | undefined {
  const opener = openers.get(shownDepth());
  return opener && linksTo(opener.href)[opener.index];
}
