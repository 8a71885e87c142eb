let isHere = false;

/** Tells that the app is loaded and about to show its first view. */
export function setAppLoaded(): void {
  isHere = true;
}

/** True once the app is loaded: from then on what the page shows is the app's to draw. */
export function isAppLoaded(): boolean {
  return isHere;
}
