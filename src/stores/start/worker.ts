/** The service worker's place in the page: it is let in once nothing else goes on, and asked for newer builds. */
import { hasServiceWorker } from '../../lib/environment.ts';
import { moneyScreens } from '../../lib/orders/money-screens.ts';
import type { RouteName } from '../../lib/routes.ts';
import { hasLittle } from '../../lib/start/idle.ts';
import { $online } from '../app/connection.ts';
import { $screen } from '../app/router.ts';

const address = '/sw.js';

/** Whoever looks again after so long may find a newer build. */
const awayMs = 15 * 60_000;

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

/** True while what the worker takes in would come in nobody's way. */
function isCalm(): boolean {
  const screen = $screen.get();
  return $online.get() && !hasLittle() && screen.kind === 'screen' && !wantedAlone.includes(screen.name);
}

/** Lets the worker in, at the latest with one of the next screens. */
async function letIn(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const known = await container.getRegistration();
  if (!known && !isCalm()) {
    await new Promise<void>((resolve) => {
      const stop = $screen.listen(() => {
        if (!isCalm()) return;
        stop();
        resolve();
      });
    });
  }
  return container.register(trustedAddress(), { updateViaCache: 'none' });
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
    if (isOther) import('./newer-build.ts').then(({ goOverTo }) => goOverTo(build)).catch(() => {});
  });
  container.startMessages();
}

/** Has the app open without a connection from the next visit on. Where that is refused, everything works as it does. */
export async function keepWorker(): Promise<void> {
  const container = workers();
  if (!container) return;
  try {
    if (!hasServiceWorker) {
      for (const registration of await container.getRegistrations()) await registration.unregister();
      return;
    }
    followBuilds(container);
    const registration = await letIn(container);
    lookAgain(registration);
    await registration.update();
    // A worker on its way says by itself what it is of; one that stays may be of a newer build than this page.
    if (!registration.installing && !registration.waiting) registration.active?.postMessage('build?');
  } catch {}
}
