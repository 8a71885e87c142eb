/** Another build has come while this page is open: it goes on as it is, and the next page is the new one's. */
import { perTab } from '../../lib/browser/storage.ts';

const reloadedKey = 'reloadedForBuild';

/** An opening is fresh for so long, in ms. */
const freshMs = 30_000;

/** True where nobody would notice that the page is loaded once more. */
function isFresh(): boolean {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  return !isTouched && performance.now() < freshMs;
}

/** Loads the page again, at most once for a build. */
function loadOnce(build: string): void {
  if (perTab.read(reloadedKey) === build) return;
  perTab.write(reloadedKey, build);
  // Where nothing can be remembered, nothing would end the reloading.
  if (perTab.read(reloadedKey) === build) location.reload();
}

/** Has links lead to the newer build from here on: router.ts leaves such a link to the browser. */
export function followBuilds(container: ServiceWorkerContainer): void {
  const own = document.documentElement.dataset['build'];
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { build } = Object(data) as { build?: unknown };
    if (typeof build !== 'string' || build === own) return;
    if (isFresh()) loadOnce(build);
  });
  container.controller?.postMessage('build?');
  container.startMessages();
}
