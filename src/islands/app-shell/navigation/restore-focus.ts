import { getVisibleDepth } from './scroll.ts';

/** The link that a screen was left by: which of those that lead to the same address. */
interface OriginLink {
  readonly href: string;
  readonly index: number;
}

/** By the depth of the screen's entry in the tab's history. */
const originLinks = new Map<number, OriginLink>();

function getLinksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.href === href,
  );
}

/** Remembers what was pressed last on each screen; all that leaves a screen otherwise was no link of its own. */
function handleClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (link)
    originLinks.set(getVisibleDepth(), { href: link.href, index: getLinksTo(link.href).indexOf(link) });
  else originLinks.delete(getVisibleDepth());
}

/** Remembers by which link each screen is left. */
export function trackOriginLinks(): void {
  document.addEventListener('click', handleClick, { capture: true });
}

/** True where the screen that is shown now was left by a link once. */
export function hasOriginLink(): boolean {
  return originLinks.has(getVisibleDepth());
}

/** Forgets it, as for a screen that is opened anew. */
export function clearOriginLink(): void {
  originLinks.delete(getVisibleDepth());
}

/** That link, once it is there again. */
export function findOriginLink(): HTMLAnchorElement | undefined {
  const opener = originLinks.get(getVisibleDepth());
  return opener && getLinksTo(opener.href)[opener.index];
}
