import { isBrowser } from './runtime.ts';

/** Waits for the full stylesheet. On failure, layouts/head/missing-scripts.ts shows a message. */
export async function loadFullStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link#styles');
  if (!link) return;
  if (!link.sheet) Object.assign(link, { rel: 'stylesheet', media: 'all' });
  // The first `load` event may be that of the preload.
  while (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
}

/** Loads the full stylesheet where the page inlines only the first view's CSS. */
export async function loadFullStylesheetAfterFirstView(): Promise<void> {
  if (isBrowser && !document.getElementById('skeleton')) await loadFullStylesheet();
}
