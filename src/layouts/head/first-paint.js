// Runs in the head before anything is painted: the member's light or dark, the club's colours, and the guard.
// It repeats in small what the app decides later. Whatever it cannot read, it leaves to the app.
(() => {
  const root = document.documentElement;
  const attempt = (step) => {
    try {
      step();
    } catch {}
  };
  const query = new URLSearchParams(location.search);
  const chosen = () => query.get('client') || sessionStorage.getItem('chosenClient');

  attempt(() => {
    const theme = localStorage.getItem('theme');
    const system = theme !== 'light' && theme !== 'dark';
    root.classList.toggle(
      'dark',
      system ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark',
    );
  });

  attempt(() => {
    const kept = localStorage.getItem('client');
    // An error would hold a slow phone's first paint up for longer than all the rest.
    if (!kept) return;
    const { subdomain, tenant, palette } = JSON.parse(kept);
    if (!location.hostname.startsWith(`${subdomain}.`) && subdomain !== (chosen() || 'staging')) return;
    globalThis.cachedTenant = tenant;
    const colours = palette[root.classList.contains('dark') ? 'dark' : 'light'];
    for (const [name, value] of Object.entries(colours)) {
      if (name.startsWith('--') && /^#[0-9a-f]{6}$/.test(value)) root.style.setProperty(name, value);
    }
  });

  attempt(() => {
    // Signing in has no sidebar, and a browser gives its cookies out slowly.
    if (root.dataset.access !== 'public' && /(^|; )sidebar_state=false/.test(document.cookie)) {
      root.dataset.sidebar = 'collapsed';
    }
  });

  // A form that the page carries is the app's to send, which may come a moment later than the member's finger.
  document.addEventListener('submit', (event) => {
    const skeleton = document.getElementById('skeleton');
    if (!skeleton?.contains(event.target)) return;
    event.preventDefault();
    skeleton.dataset.sent = 'true';
  });

  // So are its other buttons, such as the one that shows the password.
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('#skeleton button[type=button]');
    if (button) button.toggleAttribute('data-pressed');
  });

  attempt(() => {
    const token = localStorage.getItem('token');
    if (token) root.dataset.member = '';
    const client = query.get('client');
    const leaveFor = (path) =>
      location.replace(client ? `${path}?client=${encodeURIComponent(client)}` : path);
    if (root.dataset.access === 'public' && token) leaveFor('/');
    if (root.dataset.access === 'protected' && !token && !/(^|; )shared-auth=[^;]/.test(document.cookie)) {
      sessionStorage.setItem('returnTo', location.pathname + location.search);
      leaveFor('/sign-in');
    }
  });
})();
