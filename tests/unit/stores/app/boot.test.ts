import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../../src/lib/format/text.ts';
import { notices } from '../../../../src/lib/messages/notices.ts';
import { getRoute, routeNames } from '../../../../src/lib/routes.ts';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { waitForValue } from '../../../helpers/store-values.ts';

const api = 'http://ciu.praxis.localhost:8787/';
const club = { name: 'CIU Social Club', theme: { main_color: '#0b5d3b', secondary_color: '#e0a526' } };

let page: FreshPage;
let stop: (() => void)[] = [];
/** Method, path and bearer of every request, oldest first. */
let asked: string[] = [];
let answer: (path: string, bearer: string) => Response;
let colours: Record<string, string> = {};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** @param meanwhile runs after the page has read its tokens, like other tabs */
async function start(
  address: string,
  tokens?: { access: string; refresh: string },
  meanwhile: () => void = () => {},
): Promise<void> {
  browser.visit(`http://ciu.praxis.localhost:4321${address}`);
  if (tokens) {
    localStorage.setItem('token', tokens.access);
    localStorage.setItem('refreshToken', tokens.refresh);
  }
  colours = {};
  const documentElement = {
    style: { setProperty: (name: string, value: string) => (colours[name] = value) },
    ...{ setAttribute: () => {}, removeAttribute: () => {}, classList: { toggle: () => {} } },
  };
  Object.assign(document, { title: '', documentElement, querySelectorAll: () => [] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const path = url.replace(api, '');
    const bearer = new Headers(options.headers).get('authorization') ?? 'nobody';
    asked.push(`${options.method} ${path} by ${bearer}`);
    return answer(path, bearer);
  });
  page = await loadFreshPage();
  meanwhile();
  await import('../../../../src/stores/app/boot.ts');
  stop = [page.$screen.subscribe(() => {})];
}

const member = { access: 'ada', refresh: 'ada-refresh' };
const loaded = () => waitForValue(page.$tenant, (tenant) => tenant !== null);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(document, { cookie: '' });
  asked = [];
  answer = (path) => (path === 'clients/current/' ? json(club) : json([]));
});
afterEach(() => {
  for (const end of stop) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("member's clubs", () => {
  const asksForClubs = () => asked.filter((call) => call.startsWith('GET users/clients/'));
  const startMemberServices = async () => {
    const { startMemberTenants } = await import('../../../../src/stores/member/member-tenants.ts');
    startMemberTenants();
  };

  it('load once after the first view, when the browser is idle', async () => {
    await start('/wallet', member);
    await loaded();
    await startMemberServices();
    expect(asksForClubs()).toEqual([]);
    browser.dispatch('keydown');
    await vi.waitFor(() => expect(asksForClubs()).toEqual(['GET users/clients/ by Bearer ada']));
  });

  it.each([
    ['a visitor', '/sign-in', undefined],
    ['a member who has signed out', '/wallet', member],
  ])('do not load for %s until the next sign-in, and ignore a failure', async (_, address, tokens) => {
    answer = (path) => (path === 'users/clients/' ? json({ detail: 'No.' }, 500) : json(club));
    await start(address, tokens);
    await loaded();
    await startMemberServices();
    page.endSession();
    browser.dispatch('keydown');
    expect(asksForClubs()).toEqual([]);
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    browser.dispatch('pointerdown');
    await vi.waitFor(() => expect(asksForClubs()).toEqual(['GET users/clients/ by Bearer bob']));
    expect(page.$toasts.get()).toEqual([]);
    expect(page.$session.get()).toMatchObject({ status: 'in' });
  });
});

describe('tab title', () => {
  const quick = { interval: 1 };
  beforeEach(() => vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback()));

  it.each(['public', 'protected', 'open'] as const)(
    'combines screen and club on %s screens and on unknown pages',
    { tags: ['spec:2.27'] },
    async (access) => {
      await start('/more', access === 'public' ? undefined : member);
      await loaded();
      const names = routeNames.filter((name) => getRoute(name).access === access);
      expect(names.length).toBeGreaterThan(2);
      for (const name of names) {
        const { path, title } = getRoute(name);
        page.go(path.replace(':id', '7'));
        await vi.waitFor(() => expect(document.title).toBe(`${title} · CIU Social Club`), quick);
      }
      page.go('/no-such-page');
      await vi.waitFor(() => expect(document.title).toBe('Page not found · CIU Social Club'));
    },
  );
});

it('visitor is redirected from a protected page to sign-in without a history entry, and back', {
  tags: ['spec:2.26'],
}, async () => {
  await start('/wallet/deposit?from=mail');
  expect([location.pathname, history.length]).toEqual(['/sign-in', 1]);
  page.openSession(member);
  expect(location.pathname + location.search).toBe('/wallet/deposit?from=mail');
});

describe('rejected session', () => {
  const toast = { kind: 'error', text: notices.sessionEnded, ms: 5_000 };

  it.each([
    ['redirects to sign-in from a protected page', '/more', '/sign-in', []],
    ['shows a toast for five seconds on an open page', '/gdpr', '/gdpr', [toast]],
    ['shows a toast for five seconds on an unknown page', '/no-such-page', '/no-such-page', [toast]],
  ])('ends and %s', { tags: ['spec:4.7', 'spec:8.46'] }, async (_, address, path, toasts) => {
    await start(address, member);
    await loaded();
    answer = () => json({}, 401);
    const { listNotifications } = await import('../../../../src/lib/contract/member.ts');
    await expect(page.call(listNotifications, {})).rejects.toMatchObject({ kind: 'refused' });
    expect(asked.slice(-2)).toEqual(['GET notifications/me/ by Bearer ada', 'POST token/refresh/ by nobody']);
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'refused' });
    expect(localStorage.getItem('token')).toBeNull();
    expect(location.pathname).toBe(path);
    expect(page.$toasts.get()).toMatchObject(toasts);
  });

  it("ends here when another tab's session is rejected during page load", {
    tags: ['spec:8.46'],
  }, async () => {
    await start('/more', member, () => {
      localStorage.clear();
      localStorage.setItem('sessionEnded', 'true');
    });
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'refused' });
    expect(location.pathname).toBe('/sign-in');
    expect(page.$toasts.get()).toEqual([]);
  });
});

it("tenant configuration sets the page's colours, at start and then every minute", {
  tags: ['spec:4.11', 'spec:4.12', 'spec:4.13', 'spec:9.2'],
}, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await start('/gdpr');
  expect(colours).toEqual({});
  await loaded();
  expect(colours['--tenant-primary']).toBe('#0b5d3b');
  const times = () => asked.filter((request) => request === 'GET clients/current/ by nobody').length;
  vi.advanceTimersByTime(59_999);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(times()).toBe(2));
  vi.advanceTimersByTime(120_000);
  await vi.waitFor(() => expect(times()).toBe(4));
});

describe('token from another club', () => {
  beforeEach(() => void Object.assign(document, { cookie: 'shared-auth=there' }));

  it('becomes a session at start, exchanged once, after its cookie is removed', {
    tags: ['spec:4.9', 'spec:4.16', 'spec:7.16'],
  }, async () => {
    Object.assign(document, { cookie: 'sidebar_state=true; shared-auth=there' });
    let during = '';
    answer = (path) => {
      if (path !== 'users/change_client/') return json(club);
      during = document.cookie;
      return json({ access_token: 'here', refresh_token: 'here-refresh' });
    };
    await start('/wallet');
    await vi.waitFor(() => expect(page.$session.get()).toMatchObject({ status: 'in' }));
    expect(asked.filter((request) => request.includes('change_client'))).toEqual([
      'GET users/change_client/ by Bearer there',
    ]);
    const cleared = 'shared-auth=; Max-Age=0; Path=/; Domain=praxis.localhost; Secure; SameSite=None';
    expect([during, localStorage.getItem('token'), location.pathname]).toEqual([cleared, 'here', '/wallet']);
    Object.assign(document, { cookie: '' });
    expect(await page.signInWithSsoCookie()).toBe('none');
    expect(page.$toasts.get()).toEqual([]);
  });

  it('shows a toast for five seconds when it is rejected', { tags: ['spec:8.57'] }, async () => {
    answer = (path) => (path === 'users/change_client/' ? json({}, 401) : json(club));
    await start('/wallet');
    await vi.waitFor(() => expect(page.$toasts.get()).toHaveLength(1));
    expect(page.$toasts.get()).toMatchObject([{ kind: 'error', text: notices.switchFailed, ms: 5_000 }]);
    expect(location.pathname).toBe('/sign-in');
  });
});

describe('session that changes to another member', () => {
  const emails: Record<string, string> = { ada: 'ada@example.com', here: 'bob@example.com' };
  let exchanged = 'here';
  const answerAs = (path: string, bearer: string) => {
    if (path === 'users/change_client/')
      return json({ access_token: exchanged, refresh_token: `${exchanged}-refresh` });
    if (path !== 'users/me/') return json(path === 'clients/current/' ? club : []);
    return json({ name: 'Member', email: emails[bearer.replace('Bearer ', '')], balance: '1.00' });
  };
  const told = () => page.$toasts.get().map(({ text }) => text);
  const load = async () => {
    const { memberQuery } = await import('../../../../src/stores/member/member.ts');
    stop.push(memberQuery.$state.subscribe(() => {}));
    return waitForValue(memberQuery.$state, ({ data, isFetching }) => data !== undefined && !isFetching);
  };

  beforeEach(() => {
    exchanged = 'here';
    emails['ada'] = 'ada@example.com';
    answer = answerAs;
  });

  it("shows the new member and removes the previous member's data", async () => {
    localStorage.setItem('offlineOwner', `${fingerprint('ada')} ciu/ada%40example.com`);
    for (const key of ['offline/users/me/', 'reminder', 'draft/update'])
      localStorage.setItem(`owner/ciu/ada%40example.com/${key}`, '{}');
    Object.assign(document, { cookie: 'shared-auth=there' });
    await start('/wallet', member);
    await load();
    await vi.waitFor(() => expect(told()).toEqual(["You're now signed in as bob@example.com."]));
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    expect(keys.filter((key) => key?.includes('ada') || key === 'offlineOwner')).toEqual([]);
  });

  it.each([
    ['shows nothing when the member stays the same', 'ciu/ada%40example.com', 'Ada@example.com', 0],
    ['shows the new member when the offline copy has a damaged owner', 'ciu/%', 'ada@example.com', 1],
  ])('%s', async (_, owner, email, count) => {
    exchanged = 'ada';
    emails['ada'] = email;
    globalThis.cacheOwner = owner;
    Object.assign(document, { cookie: 'shared-auth=there' });
    await start('/wallet', member);
    await load();
    expect(told()).toHaveLength(count);
  });

  it.each([
    [
      'another tab signs in another member',
      () => [browser.storeInOtherTab('token', null), browser.storeInOtherTab('token', 'here')],
    ],
    [
      'the back/forward cache restores the page',
      () => [browser.sleep(), localStorage.setItem('token', 'here'), browser.wake()],
    ],
  ])('shows the new member when %s', async (_, change) => {
    await start('/wallet', member);
    await load();
    change();
    await load();
    await vi.waitFor(() => expect(told()).toEqual(["You're now signed in as bob@example.com."]));
  });

  it('shows nothing after a sign-in here or when only the email changed', async () => {
    await start('/wallet', member);
    await load();
    page.endSession();
    page.openSession({ access: 'here', refresh: 'here-refresh' });
    await load();
    emails['here'] = 'bob.new@example.com';
    const { memberQuery } = await import('../../../../src/stores/member/member.ts');
    memberQuery.refetch();
    await load();
    expect(told()).toEqual([]);
  });
});

it('sign-out removes the tokens, closes every toast and redirects to sign-in', {
  tags: ['spec:4.5'],
}, async () => {
  await start('/wallet', member);
  await loaded();
  page.showToast({ kind: 'info', text: 'Hello' });
  page.endSession();
  expect([localStorage.getItem('token'), localStorage.getItem('refreshToken')]).toEqual([null, null]);
  expect(page.$toasts.get()).toEqual([]);
  expect(location.pathname).toBe('/sign-in');
  page.openSession(member);
  expect(location.pathname).toBe('/');
});

describe('returning connection', () => {
  const connection = (online: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
    browser.dispatch(online ? 'online' : 'offline');
  };
  const state = () => page.transactionsQuery.$state;

  it('reloads visible data as soon as the browser is online', async () => {
    await start('/wallet', member);
    stop.push(state().subscribe(() => {}));
    await waitForValue(state(), ({ data }) => data !== undefined);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
    connection(false);
    expect(state().get()).toMatchObject({ data: { entries: [] }, error: { kind: 'offline' } });
    asked = [];
    connection(true);
    await waitForValue(state(), (now) => !now.isFetching && asked.length > 1);
    expect(asked).toContain('GET transactions/me/ by Bearer ada');
    expect(asked).toContain('GET clients/current/ by Bearer ada');
    expect(state().get()).toMatchObject({ data: { entries: [] }, error: undefined });
  });

  it('reloads failed data as soon as the API responds', async () => {
    answer = () => json({}, 500);
    await start('/wallet', member);
    stop.push(state().subscribe(() => {}));
    await waitForValue(state(), ({ error }) => error !== undefined);
    await waitForValue(page.$tenantError, (error) => error !== undefined);
    answer = (path) => (path === 'clients/current/' ? json(club) : json([]));
    await page.loadTenant();
    await waitForValue(state(), ({ data }) => data !== undefined);
  });
});
