// A newer deployment may have taken this page's scripts away while it was under way. The page is loaded again, once;
// if that does not help it says so. islands/app-shell/first-view/take-over.ts clears this up when the app is there.
(() => {
  const key = 'reloadedForPage';

  // The app marks its own reload for a script (lib/browser/lazy-module.ts); one of the two is enough.
  const hasReloaded = () => sessionStorage.getItem(key) || sessionStorage.getItem('reloadedForChunk');

  const loadAgain = () => {
    if (navigator.onLine === false || hasReloaded()) return false;
    sessionStorage.setItem(key, 'true');
    location.reload();
    return true;
  };

  // Where only a screen's script is missing, the app comes up within this time and says so itself.
  const patienceMs = 3000;

  const sayStuck = () => {
    const stuck = document.getElementById('stuck');
    if (stuck) stuck.hidden = false;
  };

  // A page that is left gives up what it was loading, which WebKit calls an error. The listener goes once all is there,
  // because Firefox keeps no page for going back that has one.
  let isLeft = false;
  const onLeave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', onLeave);
  addEventListener('load', () => removeEventListener('beforeunload', onLeave));

  const onMissing = ({ target }) => {
    if (isLeft) return;
    const isPart = target.rel === 'modulepreload' || target.id === 'styles';
    if (!isPart && target.localName !== 'script' && target.localName !== 'astro-island') return;
    try {
      if (loadAgain()) return;
    } catch {}
    setTimeout(sayStuck, patienceMs);
  };

  document.addEventListener('error', onMissing, true);

  // Another build has come, and this one's app has not: nothing is lost with its page, however often that was loaded.
  const onOtherBuild = () => {
    if (document.getElementById('skeleton') && navigator.userActivation?.hasBeenActive === false)
      location.reload();
  };
  try {
    navigator.serviceWorker.addEventListener('controllerchange', onOtherBuild);
  } catch {}
})();
