let isLoaded = false;

/** Marks the app as loaded, before it renders its first view. */
export function setAppLoaded(): void {
  isLoaded = true;
}

export function isAppLoaded(): boolean {
  return isLoaded;
}

export const isBrowser = typeof window !== 'undefined';

/** Event that starts the app on a page with a text (build/preload/island-loader.ts). */
export const textRenderedEvent = 'textrendered';

/** Waits for the full stylesheet. On failure, layouts/head/missing-scripts.ts shows a message. */
export async function loadFullStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link#styles');
  if (!link) return;
  if (!link.sheet) Object.assign(link, { rel: 'stylesheet', media: 'all' });
  // The first `load` event may be that of the preload.
  while (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
}

/** Loads the full stylesheet if the page inlines only the first view's CSS. */
export async function loadFullStylesheetAfterFirstView(): Promise<void> {
  if (isBrowser && !document.getElementById('skeleton')) await loadFullStylesheet();
}

export const isPageVisible = (): boolean => document.visibilityState !== 'hidden';

/**
 * Calls back when the page is hidden or visible again. In the back/forward cache it counts as hidden.
 * @returns unsubscribes
 */
export function subscribePageVisibility(listener: (isVisible: boolean) => void): () => void {
  const handleHide = () => listener(false);
  const handleChange = () => listener(isPageVisible());
  addEventListener('pagehide', handleHide);
  addEventListener('pageshow', handleChange);
  document.addEventListener('visibilitychange', handleChange);
  return () => {
    removeEventListener('pagehide', handleHide);
    removeEventListener('pageshow', handleChange);
    document.removeEventListener('visibilitychange', handleChange);
  };
}

let isTitleLocked = false;

export function setTabTitle(title: string): void {
  if (title && !isTitleLocked) document.title = title;
}

/** Sets the title and ignores later ones. */
export function lockTabTitle(title: string): void {
  isTitleLocked = true;
  document.title = title;
}

/** Shows a number on the installed app's icon; 0 clears it. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge(count);
    else await navigator.clearAppBadge();
  } catch {}
}
