// Asks the API for what the app is going to ask first, while the app itself is still on its way. lib/prefetch/prefetched-requests.ts
// hands the answers over; whatever is not asked here the app asks for later.
(() => {
  const { access, api, domains, reads } = document.documentElement.dataset;
  const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

  const clubHere = (query) => {
    const host = location.hostname;
    const parents = domains.split(',');
    const parent = parents.find((domain) => host.endsWith(`.${domain}`) && !parents.includes(host));
    const name = parent
      ? host.slice(0, -parent.length - 1)
      : query.get('client') || sessionStorage.getItem('chosenClient') || '';
    return label.test(name) ? name : 'staging';
  };

  // As in lib/api/tokens.ts; with such a token the app asks, once it has renewed it.
  const isOver = (token) => {
    try {
      const { exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      return typeof exp === 'number' && exp * 1000 <= Date.now();
    } catch {
      return false;
    }
  };

  /** Whose last answers are kept here, if they came by this session (lib/storage/offline-cache.ts). */
  const ownerHere = (token, query) => {
    const [mark, owner] = (localStorage.getItem('seenBy') ?? '').split(' ');
    // As in lib/format/fingerprint.ts.
    let hash = 0x811c9dc5;
    for (const char of token) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
    return mark === String(hash >>> 0) && owner?.startsWith(`${clubHere(query)}/`) ? owner : undefined;
  };

  try {
    const stored = localStorage.getItem('token');
    // What cannot be a token counts as none, as in lib/api/tokens.ts.
    const token = /^[\x21-\x7e]{1,8192}$/.test(stored ?? '') ? stored : undefined;
    // The guard is sending this visitor elsewhere.
    if (access === (token ? 'public' : 'protected')) return;
    const query = new URLSearchParams(location.search);
    if (token) globalThis.cacheOwner = ownerHere(token, query);
    if (!reads || (token && isOver(token))) return;
    const isPlain = [...query.keys()].every((key) => key === 'client');
    const [, id] = /\/([\w-]{1,64})\/?$/.exec(location.pathname) ?? [];
    const base = api.replaceAll('{subdomain}', clubHere(query));
    const asked = token ? reads.split(' ') : ['clients/current/'];
    globalThis.prefetchedRequests = asked
      .filter((path) => (isPlain || !path.includes('?')) && (id || !path.includes('{id}')))
      .map((path) => {
        const url = base + path.replace('{id}', id);
        const headers = token ? { Authorization: `Bearer ${token}` } : {};
        const reply = fetch(url, { headers, credentials: 'omit', redirect: 'manual', cache: 'no-cache' });
        reply.catch(() => {});
        return { url, bearer: token, response: reply, at: performance.now() };
      });
  } catch {}
})();
