import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const domain = 'praxis.localhost:4321';
const riverside = { name: 'Riverside Club', subdomain: 'riverside', landing_domain: domain, logo_url: '' };
const handedOver = 'shared-auth=new; Max-Age=120; Path=/; Domain=praxis.localhost; Secure; SameSite=None';

const server = await startSharedApiServer();
let page: FreshPage;
let switching: typeof import('../../../../src/stores/member/member-tenants.ts');

async function open(host: string): Promise<void> {
  browser.visit(`http://${host}/`);
  page = await loadFreshPage(server.base);
  switching = await import('../../../../src/stores/member/member-tenants.ts');
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  browser.assignedUrls.length = 0;
  Object.assign(document, { cookie: '' });
});
afterEach(() => vi.useRealTimers());

describe('switch to another club', () => {
  it('writes a cookie for two minutes, ends the session and opens the club', {
    tags: ['spec:4.8'],
  }, async () => {
    await open('ciu.praxis.localhost:4321');
    server.respond(() => ({ json: { access: 'new', refresh: 'new-refresh' } }));
    expect(await switching.switchTenant(riverside)).toBe(true);
    expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
      ['token/refresh/', { refreshToken: 'ada-refresh' }],
    ]);
    expect(document.cookie).toBe(handedOver);
    expect(page.$session.get()).toEqual({ status: 'out', reason: 'left' });
    expect([localStorage.getItem('token'), localStorage.getItem('refreshToken')]).toEqual([null, null]);
    expect(browser.assignedUrls).toEqual(['http://riverside.praxis.localhost:4321/']);
  });

  it('writes a second cookie when the device is shared', async () => {
    const written: string[] = [];
    const get = () => written.at(-1) ?? '';
    Object.defineProperty(document, 'cookie', { configurable: true, get, set: (text) => written.push(text) });
    await open('ciu.praxis.localhost:4321');
    localStorage.setItem('sharedDevice', '1');
    server.respond(() => ({ json: { access: 'new', refresh: 'new-refresh' } }));
    expect(await switching.switchTenant(riverside)).toBe(true);
    expect(written).toEqual([handedOver, handedOver.replace('auth=new', 'device=1')]);
    expect(localStorage.getItem('sharedDevice')).toBeNull();
    Object.defineProperty(document, 'cookie', { value: '', writable: true });
  });

  it.each([
    ['the club has a foreign domain', { ...riverside, landing_domain: 'evil.example' }, {}],
    ['the club has no subdomain', { ...riverside, subdomain: '' }, {}],
    ['the token refresh fails', riverside, { status: 503 }],
    ['the token refresh gets no reply', riverside, 'cut'],
  ] as const)('changes nothing when %s', async (_, client, answer) => {
    await open('ciu.praxis.localhost:4321');
    server.respond(() => answer);
    const switched = switching.switchTenant(client);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await switched).toBe(false);
    expect(page.$session.get()).toMatchObject({ status: 'in' });
    expect([document.cookie, browser.assignedUrls]).toEqual(['', []]);
  });

  it('opens no club when the API rejects the refresh token', async () => {
    await open('ciu.praxis.localhost:4321');
    server.respond(() => ({ status: 401 }));
    expect(await switching.switchTenant(riverside)).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
    expect(browser.assignedUrls).toEqual([]);
  });

  it('writes no cookie when the token is too long', async () => {
    await open('ciu.praxis.localhost:4321');
    server.respond(() => ({ json: { access: 'x'.repeat(5_000) } }));
    expect(await switching.switchTenant(riverside)).toBe(true);
    expect(document.cookie).toBe('');
    expect(browser.assignedUrls).toHaveLength(1);
  });

  it('recognises the current club by its address', async () => {
    await open('riverside.praxis.localhost:4321');
    expect(switching.isCurrentTenant(riverside)).toBe(true);
    expect(switching.isCurrentTenant({ ...riverside, subdomain: 'ciu' })).toBe(false);
  });
});
