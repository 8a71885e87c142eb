let isLoaded = false;

/** Records that the app is loaded and about to render its first view. */
export function setAppLoaded(): void {
  isLoaded = true;
}

export function isAppLoaded(): boolean {
  return isLoaded;
}

/** False during the build, which has no window. */
export const isBrowser = typeof window !== 'undefined';

/** Event of a page with prerendered text that starts the app (build/preload/island-loader.ts). */
export const textRenderedEvent = 'textdrawn';
