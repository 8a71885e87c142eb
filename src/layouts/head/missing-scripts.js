// Reloads the page once if a newer deployment has removed its scripts, then shows an error. take-over.ts
// clears the flag.
(() => {
  const key = 'reloadedForPage';

  // lib/browser/lazy-module.ts sets the second key. One reload by either is enough.
  const hasReloaded = () => sessionStorage.getItem(key) || sessionStorage.getItem('reloadedForChunk');

  const reloadOnce = () => {
    if (navigator.onLine === false || hasReloaded()) return false;
    sessionStorage.setItem(key, 'true');
    location.reload();
    return true;
  };

  // In ms. If only a screen's script is missing, the app starts in this time and shows the error.
  const appStartMs = 3000;

  const showError = () => {
    const stuck = document.getElementById('stuck');
    if (stuck) stuck.hidden = false;
  };

  // WebKit reports requests that a navigation cancels as errors. The listener ends at load, because it
  // excludes the page from Firefox's back/forward cache.
  let isLeft = false;
  const handleLeave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', handleLeave);
  addEventListener('load', () => removeEventListener('beforeunload', handleLeave));

  const handleError = ({ target }) => {
    if (isLeft) return;
    const isPreload = target.rel === 'modulepreload' || target.id === 'styles';
    if (!isPreload && target.localName !== 'script' && target.localName !== 'astro-island') return;
    try {
      if (reloadOnce()) return;
    } catch {}
    setTimeout(showError, appStartMs);
  };

  document.addEventListener('error', handleError, true);

  // A new service worker took over before the app started, so a reload loses no input.
  const handleNewBuild = () => {
    if (document.getElementById('skeleton') && navigator.userActivation?.hasBeenActive === false)
      location.reload();
  };
  try {
    navigator.serviceWorker.addEventListener('controllerchange', handleNewBuild);
  } catch {}
})();
