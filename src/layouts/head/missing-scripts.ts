/** Reloads the page once if a newer deployment has removed its scripts, then shows an error. */
import { reloadOnce } from '../../lib/browser/reload.ts';

/** If only a screen's script is missing, the app starts within this time and shows the error. */
const appStartMs = 3000;

function showError(): void {
  const stuck = document.getElementById('stuck');
  if (stuck) stuck.hidden = false;
}

function watchErrors(): void {
  // WebKit reports requests that a navigation cancels as errors. The listener ends at load, because it excludes the
  // page from Firefox's back/forward cache.
  let isLeft = false;
  const handleLeave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', handleLeave);

  // After load, the app itself handles a missing chunk (reload.ts). WebKit also reports the preloads that a
  // navigation cancels, and a reload would end that navigation.
  let needed = '[rel=modulepreload], #styles, script, astro-island';
  addEventListener('load', () => {
    removeEventListener('beforeunload', handleLeave);
    needed = '#styles, astro-island';
  });

  const handleError = ({ target }: Event) => {
    if (isLeft || !(target instanceof Element) || !target.matches(needed)) return;
    if (navigator.onLine === false || !reloadOnce()) setTimeout(showError, appStartMs);
  };
  document.addEventListener('error', handleError, true);
}

/** A newer build's service worker took over before the app started, so a reload loses no input. */
function handleNewBuild(): void {
  if (document.getElementById('skeleton') && navigator.userActivation?.hasBeenActive === false)
    location.reload();
}

export function watchForMissingScripts(): void {
  watchErrors();
  try {
    const { serviceWorker } = navigator;
    // The first worker and the page come from the same build.
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', handleNewBuild);
  } catch {
    // Some browsers lack or refuse service workers, for example on plain http.
  }
}
