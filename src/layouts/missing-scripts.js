// A newer deployment may have taken this page's scripts away while it was under way. The page is loaded again, once;
// if that does not help it says so. islands/frames/take-over.ts clears this up when the app is there.
(() => {
  const key = 'reloadedForPage';

  const loadAgain = () => {
    if (navigator.onLine === false || sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'true');
    location.reload();
    return true;
  };

  const sayStuck = () => {
    const stuck = document.getElementById('stuck');
    if (stuck) stuck.hidden = false;
  };

  const onMissing = ({ target }) => {
    if (target.rel !== 'modulepreload') return;
    try {
      if (loadAgain()) return;
    } catch {}
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', sayStuck);
    else sayStuck();
  };

  document.addEventListener('error', onMissing, true);
})();
