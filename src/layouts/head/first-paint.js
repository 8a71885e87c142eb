// Applies theme, tenant colours and the route guard before the first paint. The app handles unreadable
// values.
(() => {
  const root = document.documentElement;
  const attempt = (step) => {
    try {
      step();
    } catch {}
  };
  const query = new URLSearchParams(location.search);
  const chosen = () => query.get('client') || sessionStorage.getItem('chosenClient');

  let hasEnded = false;

  // A device that others use (lib/storage/shared-device.ts): marks it when the member comes from another tenant,
  // and ends a session that nobody touched (lib/auth/idle-time.ts), before anything reads it.
  attempt(() => {
    if (root.dataset.access === 'protected' && /(^|; )shared-device=/.test(document.cookie))
      localStorage.setItem('sharedDevice', `${Date.now()}`);
    const touched = localStorage.getItem('sharedDevice');
    const idleMs = Date.now() - touched;
    if (touched !== null && !(idleMs < 600_000 && idleMs > -60_000)) {
      for (const key of ['token', 'refreshToken', 'sharedDevice']) localStorage.removeItem(key);
      localStorage.setItem('sessionEnded', 'idle');
      hasEnded = true;
    }
    if (localStorage.getItem('sessionEnded') !== 'idle') return;
    for (const key of Object.keys(sessionStorage))
      if (/^kept [^/]+\/\S/.test(key)) sessionStorage.removeItem(key);
  });

  attempt(() => {
    const theme = localStorage.getItem('theme');
    if (theme === 'light') root.dataset.theme = 'club';
    if (theme === 'dark') root.dataset.theme = 'club-dark';
  });

  attempt(() => {
    const stored = localStorage.getItem('client');
    // Returns early, because a caught error delays the first paint on slow phones.
    if (!stored) return;
    const { subdomain, tenant, palette } = JSON.parse(stored);
    if (!location.hostname.startsWith(`${subdomain}.`) && subdomain !== (chosen() || 'staging')) return;
    globalThis.cachedTenant = tenant;
    for (const [name, value] of Object.entries(palette)) {
      if (name.startsWith('--') && /^#[0-9a-f]{6}$/.test(value)) root.style.setProperty(name, value);
    }
  });

  attempt(() => {
    // Skips public pages: they have no sidebar, and reading cookies is slow.
    if (root.dataset.access !== 'public' && /(^|; )sidebar_state=false/.test(document.cookie)) {
      root.dataset.sidebar = 'collapsed';
    }
  });

  // Applies the full stylesheet without blocking the first paint.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target.id === 'styles' && target.rel === 'preload')
        Object.assign(target, { rel: 'stylesheet', media: 'all' });
    },
    true,
  );

  // Holds the submit of a prerendered form until the app sends it.
  document.addEventListener('submit', (event) => {
    const skeleton = document.getElementById('skeleton');
    if (!skeleton?.contains(event.target)) return;
    event.preventDefault();
    skeleton.dataset.sent = 'true';
  });

  // Records clicks on the skeleton's buttons, for example the one that shows the password.
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('#skeleton button[type=button]');
    if (button) button.toggleAttribute('data-pressed');
  });

  attempt(() => {
    const token = localStorage.getItem('token');
    if (token) root.dataset.member = '';
    const client = query.get('client');
    const redirectTo = (path) =>
      location.replace(client ? `${path}?client=${encodeURIComponent(client)}` : path);
    if (root.dataset.access === 'public' && token) redirectTo('/');
    if (root.dataset.access === 'protected' && !token && !/(^|; )shared-auth=[^;]/.test(document.cookie)) {
      // The next to sign in may be somebody else.
      if (!hasEnded) sessionStorage.setItem('returnTo', location.pathname + location.search);
      redirectTo('/sign-in');
    }
  });
})();
