import { isDataConstrained } from '../../lib/browser/reachability.ts';
import { reloadOnce } from '../../lib/browser/reload.ts';
import { hasServiceWorker } from '../../lib/environment.ts';
import { moneyScreens } from '../../lib/orders/money-operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $online, isInFlight, onResume } from './page-state.ts';
import { $screen } from './router.ts';
import { $hasToasts } from './toasts.ts';

const workerUrl = '/sw.js';

/** Time after which a returning member triggers a check for a newer build. */
const updateCheckAfterMs = 15 * 60_000;

/** Delay that keeps the network free for the first view. */
const firstRegistrationDelayMs = 3_000;

/** Returns a trusted URL, because Trusted Types reject plain text. */
function getTrustedUrl(): string {
  type Rules = { createScriptURL(text: string): string };
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  };
  const policy = trustedTypes?.createPolicy('app-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

function isMetered(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly type?: string } };
  return isDataConstrained() || connection?.type === 'cellular';
}

/** Registers the worker and reloads the page for each newer one. Never throws. */
export async function registerServiceWorker(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    let isControlled = serviceWorker.controller !== null;
    // A build without a worker has the kill switch (public/sw.js), which browsers fetch on their own.
    if (!hasServiceWorker || (!isControlled && isMetered())) return;
    serviceWorker.addEventListener('controllerchange', () => {
      if (isControlled) onNeedReload();
      isControlled = true;
    });
    if (!isControlled) await new Promise((resolve) => setTimeout(resolve, firstRegistrationDelayMs));
    const registration = await serviceWorker.register(getTrustedUrl(), { updateViaCache: 'none' });
    // If the member deleted the files, the next visit restores them.
    const page = await caches.match('/404', { ignoreSearch: true });
    if (registration.active && !page) await registration.unregister();
    onResume(updateCheckAfterMs, () => void registration.update().catch(() => {}));
  } catch {
    // Some browsers lack or refuse service workers.
  }
}

const freshMs = 30_000;

function isFresh(): boolean {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  return !isTouched && scrollY === 0 && performance.now() < freshMs;
}

const busyScreens: readonly RouteName[] = [...moneyScreens, 'signUp'];

function canReload(): boolean {
  const screen = $screen.get();
  const isBusy = screen.kind !== 'screen' || busyScreens.includes(screen.name);
  return !isBusy && !isInFlight() && !$hasToasts.get() && $online.get();
}

/** The router ignores links with a target, so the browser loads the page. */
function handleLinkClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (canReload()) link.target = '_self';
}

/** Switches to a newer build. A fresh page reloads at once, others at the next link. */
function onNeedReload(): void {
  document.addEventListener('click', handleLinkClick, true);
  if (isFresh() && canReload()) reloadOnce();
}
