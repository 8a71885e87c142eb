import { getVisibleDepth } from './scroll.ts';

/** The link by which a screen was left. */
interface OriginLink {
  readonly href: string;
  /** Position among the links with the same address. */
  readonly index: number;
}

/** Keyed by the depth of the history entry. */
const originLinks = new Map<number, OriginLink>();

function getLinksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.href === href,
  );
}

/** Saves the last clicked link of the screen; any other click clears it. */
function handleClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (link)
    originLinks.set(getVisibleDepth(), { href: link.href, index: getLinksTo(link.href).indexOf(link) });
  else originLinks.delete(getVisibleDepth());
}

/** Starts to save the link by which each screen is left. */
export function trackOriginLinks(): void {
  document.addEventListener('click', handleClick, { capture: true });
}

/** True if the visible screen has a saved link. */
export function hasOriginLink(): boolean {
  return originLinks.has(getVisibleDepth());
}

/** Clears the saved link of the visible screen. */
export function clearOriginLink(): void {
  originLinks.delete(getVisibleDepth());
}

/** Finds the saved link in the page; undefined until it is rendered. */
export function findOriginLink(): HTMLAnchorElement | undefined {
  const saved = originLinks.get(getVisibleDepth());
  return saved && getLinksTo(saved.href)[saved.index];
}
