/** Registers the service worker, has it precache the build in small steps, and asks it for newer builds. */

import { requestIdle } from '../../lib/browser/deferred-work.ts';
import { isDataConstrained } from '../../lib/browser/reachability.ts';
import { hasServiceWorker } from '../../lib/environment.ts';
import { moneyScreens } from '../../lib/orders/money-operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $online } from './connection.ts';
import { $screen } from './router.ts';

const address = '/sw.js';

/** Whoever looks again after so long may find a newer build. */
const awayMs = 15 * 60_000;

/** So long, in ms, the first view has the connection and the processor for itself before anything is precached. */
const precacheDelayMs = 10_000;

/** The pause between two steps of precaching, and how long a busy browser may put one off; in ms. */
const precachePauseMs = 1_000;
const precachePatienceMs = 5_000;

interface Policy {
  createScriptURL(text: string): string;
}

/** Under the content policy nothing else can become a worker. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  const policy = trustedTypes?.createPolicy('app-worker', {
    createScriptURL: (text) => (text === address ? text : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Undefined where the browser has no workers, or none for this site; asking may throw as well. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Screens that want the connection for themselves: those of money, and where tickets are bought. */
const wantedAlone: readonly RouteName[] = [...moneyScreens, 'draw'];

/** True where members have little traffic or, as far as the browser tells, pay for it (WICG Network Information). */
function isMetered(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly type?: string } };
  return isDataConstrained() || connection?.type === 'cellular';
}

/** True while precaching would come in nobody's way, and costs nobody anything. */
function canPrecache(): boolean {
  const screen = $screen.get();
  return $online.get() && !isMetered() && screen.kind === 'screen' && !wantedAlone.includes(screen.name);
}

/** Resolves when the page has rested for so long and precaching is in nobody's way: at the latest with one of the next screens. */
async function waitForRest(ms: number): Promise<void> {
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
  await new Promise<void>((resolve) => requestIdle(resolve, precachePatienceMs));
}

/** Registers the worker. The first time, the page has to rest before. */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const known = await container.getRegistration();
  if (!known) await waitForRest(precacheDelayMs);
  return container.register(trustedAddress(), { updateViaCache: 'none' });
}

/** Has the worker that is active precache its build, a few files at a time, until nothing is missing or to be had. */
function precacheInSteps(container: ServiceWorkerContainer): void {
  const restedAt = Date.now() + precacheDelayMs;
  let isWaiting = false;
  const step = async () => {
    if (isWaiting) return;
    isWaiting = true;
    await waitForRest(Math.max(precachePauseMs, restedAt - Date.now()));
    isWaiting = false;
    (await container.getRegistration())?.active?.postMessage('precache');
  };
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { build, precached } = Object(data) as { readonly build?: unknown; readonly precached?: unknown };
    // A worker that names its build may be a new one, which has all of it still to fetch.
    if (build !== undefined || precached === 'some') void step();
  });
}

/** Looks for a newer build whenever the page is looked at again after a while. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < awayMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Hears which build a worker is of. What goes over to another is loaded once one has come. */
function followBuilds(container: ServiceWorkerContainer): void {
  const own = document.documentElement.dataset['build'];
  let isOther = false;
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { build } = Object(data) as { readonly build?: unknown };
    if (typeof build !== 'string') return;
    isOther ||= build !== own;
    // Without it, the next page is of the other build all the same.
    if (isOther) import('./reload-prompt.ts').then(({ onNeedReload }) => onNeedReload(build)).catch(() => {});
  });
  container.startMessages();
}

/** Has the app open without a connection from the next visit on. Where that is refused, everything works as it does. */
export async function registerServiceWorker(): Promise<void> {
  const container = workers();
  if (!container) return;
  try {
    if (!hasServiceWorker) {
      for (const registration of await container.getRegistrations()) await registration.unregister();
      return;
    }
    followBuilds(container);
    precacheInSteps(container);
    const registration = await register(container);
    lookAgain(registration);
    await registration.update();
    // A worker on its way says by itself what it is of; one that stays may be of a newer build than this page.
    if (!registration.installing && !registration.waiting) registration.active?.postMessage('build?');
  } catch {}
}
