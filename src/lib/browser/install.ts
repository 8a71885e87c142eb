/** How a browser puts the app on the home screen, as far as it can be told. */

/** The browser's own offer (Web App Manifest incubations); not every browser makes one, and it can be taken up once. */
export interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

/** True for an event that is such an offer. */
export const isInstallPrompt = (event: Event): event is BeforeInstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event;

/** True where the app runs on its own already. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { readonly standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Other browsers of these devices, and apps that show pages, have no such way or another one. */
const otherBrowser = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|Brave/;

/** True for Safari of an iPhone or iPad, which adds to the home screen by its share sheet; an iPad says it is a Mac. */
export function canInstallFromShareSheet(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isHandheld =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isHandheld && /Version\/[\d.]+ .*Safari\//.test(userAgent) && !otherBrowser.test(userAgent);
}
