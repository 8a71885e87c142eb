import { getVisibleDepth } from './scroll.ts';

interface OriginLink {
  readonly href: string;
  readonly index: number;
}

/** Keys are depths of history entries. */
const originLinks = new Map<number, OriginLink>();

function getLinksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.href === href,
  );
}

function handleClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (link)
    originLinks.set(getVisibleDepth(), { href: link.href, index: getLinksTo(link.href).indexOf(link) });
  else originLinks.delete(getVisibleDepth());
}

/** Saves the link by which the member leaves each screen. */
export function trackOriginLinks(): void {
  document.addEventListener('click', handleClick, { capture: true });
}

export function hasOriginLink(): boolean {
  return originLinks.has(getVisibleDepth());
}

export function clearOriginLink(): void {
  originLinks.delete(getVisibleDepth());
}

/** Returns undefined until the link is rendered. */
export function findOriginLink(): HTMLAnchorElement | undefined {
  const saved = originLinks.get(getVisibleDepth());
  return saved && getLinksTo(saved.href)[saved.index];
}
