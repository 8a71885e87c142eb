let isLoaded = false;

/** Called before the app renders its first view. */
export function setAppLoaded(): void {
  isLoaded = true;
}

export function isAppLoaded(): boolean {
  return isLoaded;
}

export const isBrowser = typeof window !== 'undefined';

/** Event of a page with prerendered text that starts the app (build/preload/island-loader.ts). */
export const textRenderedEvent = 'textrendered';
