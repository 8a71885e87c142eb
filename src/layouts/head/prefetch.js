// Sends the first API requests while the app loads. lib/prefetch/prefetched-requests.ts reads the responses.
(() => {
  const { access, api, domains, reads } = document.documentElement.dataset;
  const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

  const getSubdomain = (query) => {
    const host = location.hostname;
    const parents = domains.split(',');
    const parent = parents.find((domain) => host.endsWith(`.${domain}`) && !parents.includes(host));
    const name = parent
      ? host.slice(0, -parent.length - 1)
      : query.get('client') || sessionStorage.getItem('chosenClient') || '';
    return label.test(name) ? name : 'staging';
  };

  // Same rule as lib/api/tokens.ts. The app renews an expired token before its first request.
  const isExpired = (token) => {
    try {
      const { exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      return typeof exp === 'number' && exp * 1000 <= Date.now();
    } catch {
      return false;
    }
  };

  // Returns the owner if this session wrote the offline cache (lib/storage/offline-cache.ts).
  const getCacheOwner = (token, query) => {
    const [mark, owner] = (localStorage.getItem('seenBy') ?? '').split(' ');
    // Same hash as lib/format/text.ts.
    let hash = 0x811c9dc5;
    for (const char of token) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
    return mark === String(hash >>> 0) && owner?.startsWith(`${getSubdomain(query)}/`) ? owner : undefined;
  };

  try {
    const stored = localStorage.getItem('token');
    // Ignores an invalid token, like lib/api/tokens.ts.
    const token = /^[\x21-\x7e]{1,8192}$/.test(stored ?? '') ? stored : undefined;
    if (access === (token ? 'public' : 'protected')) return;
    const query = new URLSearchParams(location.search);
    if (token) globalThis.cacheOwner = getCacheOwner(token, query);
    if (!reads || (token && isExpired(token))) return;
    const hasOnlyClient = [...query.keys()].every((key) => key === 'client');
    const [, id] = /\/([\w-]{1,64})\/?$/.exec(location.pathname) ?? [];
    const base = api.replaceAll('{subdomain}', getSubdomain(query));
    // Same rule as lib/api/cache-mode.ts.
    const isBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
    const cache = isBack ? 'no-cache' : 'default';
    const paths = token ? reads.split(' ') : ['clients/current/'];
    globalThis.prefetchedRequests = paths
      .filter((path) => (hasOnlyClient || !path.includes('?')) && (id || !path.includes('{id}')))
      .map((path) => {
        const url = base + path.replace('{id}', id);
        const headers = token ? { Authorization: `Bearer ${token}` } : {};
        const reply = fetch(url, { headers, credentials: 'omit', redirect: 'manual', cache });
        reply.catch(() => {});
        return { url, bearer: token, response: reply, at: performance.now() };
      });
  } catch {}
})();
