let isHere = false;

/** Tells that the app is loaded and about to show its first view. */
export function setAppLoaded(): void {
  isHere = true;
}

/** True once the app is loaded: from then on what the page shows is the app's to draw. */
export function isAppLoaded(): boolean {
  return isHere;
}

/** False where pages are made: there is no window, no address, and nobody to listen to. */
export const isBrowser = typeof window !== 'undefined';

/** The document's event by which a page that carries a text of its own has its app come (build/preload/island-loader.ts). */
export const textRenderedEvent = 'textdrawn';
