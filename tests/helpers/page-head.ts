import { runInNewContext } from 'node:vm';
import { headScript } from '../../build/head-scripts.ts';

/** A visit to a page, before its head runs. */
export interface Visit {
  readonly url?: string;
  readonly access?: 'protected' | 'public' | 'open';
  readonly domains?: string;
  readonly reads?: readonly string[];
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly cookie?: string;
}

function createStorage(entries: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

/** Runs the built head script, with `overrides` of globals. @returns what it did */
export function runPageHead(visit: Visit, overrides: Readonly<Record<string, unknown>> = {}) {
  const styles: Record<string, string> = {};
  const dataset: Record<string, string> = {
    access: visit.access ?? 'open',
    api: 'http://{subdomain}.api.example/',
    domains: visit.domains ?? 'praxis.localhost,beta.example',
    ...(visit.reads && { reads: visit.reads.join(' ') }),
  };
  const classes = new Set<string>();
  const barColours = ['light', 'dark'];
  const redirects: string[] = [];
  const requests: [url: string, bearer: string | undefined][] = [];
  const local = createStorage(visit.local);
  const session = createStorage(visit.session);
  const { pathname, search, hostname } = new URL(visit.url ?? 'http://ciu.praxis.localhost:4321/');
  const scope: Record<string, unknown> = {
    URLSearchParams,
    atob,
    performance,
    navigator: {},
    addEventListener: () => {},
    document: {
      documentElement: {
        dataset,
        classList: {
          toggle: (name: string, isSet: boolean) => void classes[isSet ? 'add' : 'delete'](name),
        },
        style: { setProperty: (name: string, value: string) => (styles[name] = value) },
      },
      cookie: visit.cookie ?? '',
      addEventListener: () => {},
      querySelectorAll: () =>
        barColours.map((_, index) => ({
          setAttribute: (__: string, colour: string) => (barColours[index] = colour),
        })),
    },
    matchMedia: () => ({ matches: false }),
    location: { pathname, search, hostname, replace: (path: string) => redirects.push(path) },
    localStorage: local,
    sessionStorage: session,
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      requests.push([url, headers['Authorization']]);
      return Promise.resolve();
    },
    ...overrides,
  };
  runInNewContext(headScript, scope);
  return {
    styles,
    dataset,
    classes: [...classes],
    barColours,
    redirects,
    requests,
    cacheOwner: scope['cacheOwner'],
    session: Object.fromEntries(session.map),
    local: Object.fromEntries(local.map),
  };
}
