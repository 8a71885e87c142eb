import { isDataConstrained } from '../../lib/browser/reachability.ts';
import { hasServiceWorker } from '../../lib/environment.ts';
import { onResume } from './page-visibility.ts';
import { onNeedReload } from './reload-prompt.ts';

const workerUrl = '/sw.js';

/** A member who comes back this long after the last check may need a newer build. */
const updateCheckAfterMs = 15 * 60_000;

/** Leaves the network to the first view. */
const firstRegistrationDelayMs = 3_000;

/** Trusted Types accept no plain text as a script's URL. */
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

/** Registers the worker, and reports each later one, which brings a newer build. Never throws. */
export async function registerServiceWorker(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    let isControlled = serviceWorker.controller !== null;
    // A build without one has the kill switch (public/sw.js), which browsers fetch by themselves.
    if (!hasServiceWorker || (!isControlled && isMetered())) return;
    serviceWorker.addEventListener('controllerchange', () => {
      if (isControlled) onNeedReload();
      isControlled = true;
    });
    if (!isControlled) await new Promise((resolve) => setTimeout(resolve, firstRegistrationDelayMs));
    const registration = await serviceWorker.register(getTrustedUrl(), { updateViaCache: 'none' });
    // Whoever deletes the files gets them back with the next visit.
    const page = await caches.match('/404', { ignoreSearch: true });
    if (registration.active && !page) await registration.unregister();
    onResume(updateCheckAfterMs, () => void registration.update().catch(() => {}));
  } catch {
    // Some browsers lack or refuse service workers.
  }
}
