import { tolerateMovedNodes } from '../../../lib/browser/moved-nodes.ts';
import { loadFullStylesheet, setAppLoaded } from '../../../lib/browser/page.ts';
import { prefetchWaitMs } from '../../../lib/config.ts';
import { getRoute } from '../../../lib/routes.ts';
import { $isDesktop } from '../../../stores/app/preferences.ts';
import { $screen, isAuthScreen, type Screen } from '../../../stores/app/router.ts';
import { tenantSettled } from '../../../stores/app/tenant.ts';
import { prefetch } from '../../../stores/data/query-registry.ts';
import '../../../stores/app/boot.ts';
import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type ScreenView, screens } from '../../screens.ts';
import { NotFound, preloadAppFrame } from '../frame.tsx';
import { getDirtyFields } from './take-over.ts';

/** Returns undefined while the guard decides. */
export function getScreenView(screen: Screen): ScreenView | undefined {
  if (screen.kind === 'screen') return screens[screen.name];
  return screen.kind === 'notFound' ? NotFound : undefined;
}

/** Returns false for auth results, desktop and entered values: they need the full stylesheet. */
function hasFirstViewStyles(screen: Screen): boolean {
  const skeleton = document.getElementById('skeleton');
  if (!skeleton) return false;
  const { whole, sent, inlineStyles } = skeleton.dataset;
  if (isAuthScreen(screen)) return whole !== undefined && sent === undefined;
  const isFirst = screen.kind === 'screen' && screen.name === inlineStyles;
  return isFirst && !$isDesktop.get() && getDirtyFields(skeleton).length === 0;
}

/** Waits for the tenant on compliance pages, because they show its text. */
async function loadFirstData(screen: Screen): Promise<void> {
  if (screen.kind !== 'screen') return;
  if (getRoute(screen.name).menu === 'compliance') await tenantSettled;
  await prefetch(screen.name);
}

/** Loads the chunks of the first view. Waits briefly for its data, because the page has its own skeleton. */
async function loadFirstView(): Promise<void> {
  setAppLoaded();
  const screen = $screen.get();
  await Promise.all([
    hasFirstViewStyles(screen) || loadFullStylesheet(),
    isAuthScreen(screen) || preloadAppFrame(),
    getScreenView(screen)?.preload(),
  ]);
  await Promise.race([loadFirstData(screen), new Promise((resolve) => setTimeout(resolve, prefetchWaitMs))]);
}

/**
 * Renders the app into the page's island. On failure the island dispatches `error`
 * (layouts/head/missing-scripts.ts).
 * @throws the failure, for the error reports
 */
export async function mountApp(App: ComponentType): Promise<void> {
  const island = document.querySelector('astro-island');
  if (!island) return;
  try {
    tolerateMovedNodes();
    await loadFirstView();
    createRoot(island).render(createElement(App));
  } catch (error) {
    island.dispatchEvent(new Event('error'));
    throw error;
  }
}
