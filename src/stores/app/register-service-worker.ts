import { onIdle } from '../../lib/browser/deferred-work.ts';
import { getElapsedMs, getMoment } from '../../lib/browser/moment.ts';
import { isDataConstrained } from '../../lib/browser/reachability.ts';
import { hasServiceWorker } from '../../lib/environment.ts';
import { moneyScreens } from '../../lib/orders/money-operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $online } from './connection.ts';
import { onNeedReload } from './reload-prompt.ts';
import { $screen } from './router.ts';

const workerUrl = '/sw.js';

/** A page hidden for this long checks for a newer build. */
const updateCheckAfterMs = 15 * 60_000;

/** Reserves the network for the first view. */
const precacheDelayMs = 10_000;

const precachePauseMs = 1_000;

interface Policy {
  createScriptURL(text: string): string;
}

function getTrustedUrl(): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  const policy = trustedTypes?.createPolicy('app-worker', {
    createScriptURL: (text) => (text === workerUrl ? text : ''),
  });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

/** Reading the property can throw. */
function getServiceWorkerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

const exclusiveScreens: readonly RouteName[] = [...moneyScreens, 'draw'];

function isMetered(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly type?: string } };
  return isDataConstrained() || connection?.type === 'cellular';
}

function canPrecache(): boolean {
  const screen = $screen.get();
  return $online.get() && !isMetered() && screen.kind === 'screen' && !exclusiveScreens.includes(screen.name);
}

/** Resolves after `ms`, once precaching is allowed and the browser is idle. */
async function waitForIdle(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!canPrecache()) {
    await new Promise<void>((resolve) => {
      const stop = $screen.listen(() => {
        if (!canPrecache()) return;
        stop();
        resolve();
      });
    });
  }
  await new Promise<void>((resolve) => onIdle(resolve));
}

async function registerWhenIdle(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const known = await container.getRegistration();
  if (!known) await waitForIdle(precacheDelayMs);
  return container.register(getTrustedUrl(), { updateViaCache: 'none' });
}

function startPrecaching(container: ServiceWorkerContainer): void {
  const precacheFrom = performance.now() + precacheDelayMs;
  let isWaiting = false;
  const step = async () => {
    if (isWaiting) return;
    isWaiting = true;
    await waitForIdle(Math.max(precachePauseMs, precacheFrom - performance.now()));
    isWaiting = false;
    (await container.getRegistration())?.active?.postMessage('precache');
  };
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { build, precached } = Object(data) as { readonly build?: unknown; readonly precached?: unknown };
    if (build !== undefined || precached === 'some') void step();
  });
}

function startUpdateChecks(registration: ServiceWorkerRegistration): void {
  let checked = getMoment();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || getElapsedMs(checked) < updateCheckAfterMs) return;
    checked = getMoment();
    registration.update().catch(() => {});
  });
}

function subscribeBuilds(container: ServiceWorkerContainer): void {
  const own = document.documentElement.dataset['build'];
  let isOther = false;
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { build } = Object(data) as { readonly build?: unknown };
    if (typeof build !== 'string') return;
    isOther ||= build !== own;
    if (isOther) onNeedReload(build);
  });
  container.startMessages();
}

/** Never throws. */
export async function registerServiceWorker(): Promise<void> {
  const container = getServiceWorkerContainer();
  if (!container) return;
  try {
    if (!hasServiceWorker) {
      for (const registration of await container.getRegistrations()) await registration.unregister();
      // The kill switch does it too, but may never start, because this page takes its registration away.
      for (const name of await caches.keys()) await caches.delete(name);
      return;
    }
    subscribeBuilds(container);
    startPrecaching(container);
    const registration = await registerWhenIdle(container);
    startUpdateChecks(registration);
    await registration.update();
    // An active worker may be newer than this page. A new worker reports its build itself.
    if (!registration.installing && !registration.waiting) registration.active?.postMessage('build?');
  } catch {}
}
