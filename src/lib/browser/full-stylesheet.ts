import { isBrowser } from './runtime.ts';

/**
 * Waits for the styles of all that the app can show; the page itself has only those of what stands in it. Where they
 * cannot be had the page says so, as it does for a script (layouts/head/missing-scripts.js).
 */
export async function loadFullStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link#styles');
  if (!link) return;
  if (!link.sheet) Object.assign(link, { rel: 'stylesheet', media: 'all' });
  // The first time may be that of the preload that it was.
  while (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
}

/** What comes after the first view waits for them; of that alone a page may have the styles itself. */
export async function loadFullStylesheetAfterFirstView(): Promise<void> {
  if (isBrowser && !document.getElementById('skeleton')) await loadFullStylesheet();
}
