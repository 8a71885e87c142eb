import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { recordValues } from '../../../helpers/store-values.ts';

const riverside = {
  name: 'Riverside Club',
  theme: { main_color: '#0b5d3b', secondary_color: '#e0a526' },
  tos: '<p>Terms</p>',
};

const palette = { '--tenant-primary': '#112233', '--tenant-secondary': '#445566' };

const server = await startSharedApiServer();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  browser.visit('http://riverside.praxis.localhost:4321/');
});

async function open(cached?: string) {
  if (cached !== undefined) localStorage.setItem('client', cached);
  return loadFreshPage(server.base);
}

describe('tenant of an address', () => {
  it.each([
    ['http://ciu.praxis.localhost:4321/', 'ciu', 'Pass card'],
    ['http://riverside.praxis.localhost:4321/', 'riverside', 'Membership ID'],
    ['http://localhost:4321/', 'staging', 'Membership ID'],
    ['http://127.0.0.1:4321/?client=ciu', 'ciu', 'Pass card'],
    ['http://riverside.praxis.localhost:4321/?client=ciu', 'riverside', 'Membership ID'],
    ['http://localhost:4321/?client=evil.example/', 'staging', 'Membership ID'],
  ])('is resolved for %s', { tags: ['spec:7.32'] }, async (address, subdomain, identifier) => {
    browser.visit(address);
    const page = await open();
    expect(page.tenantHost.subdomain).toBe(subdomain);
    expect(page.tenantApiBase).toBe(`http://${subdomain}.praxis.localhost:8787/`);
    expect(page.memberIdentifier).toBe(identifier);
  });

  it('is kept in the tab when the address chose it', async () => {
    browser.visit('http://localhost:4321/?client=ciu');
    await open();
    browser.visit('http://localhost:4321/wallet');
    expect((await open()).tenantHost.subdomain).toBe('ciu');
  });
});

describe('cached tenant', () => {
  const cached = (tenant: unknown, subdomain = 'riverside', colours: unknown = palette) =>
    JSON.stringify({ subdomain, tenant, palette: colours });

  it('is available at once with its palette', { tags: ['spec:4.10', 'spec:4.12'] }, async () => {
    const page = await open(cached(riverside));
    expect(page.$tenant.get()).toMatchObject({ name: 'Riverside Club' });
    expect(page.$palette.get()).toEqual(palette);
  });

  it.each([
    ['invalid JSON', '{"subdomain":'],
    ['empty', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['without the club', '{"tenant": {}}'],
    ['of another club', cached(riverside, 'ciu')],
    ['without the tenant', '{"subdomain": "riverside"}'],
    ['of another shape', cached([riverside])],
  ])('is ignored when it is %s', async (_, text) => {
    const page = await open(text);
    expect(page.$tenant.get()).toBeNull();
    expect(page.$palette.get()).toBeNull();
  });

  it('keeps readable fields when theme, quiz or name is unreadable', async () => {
    const page = await open(cached({ ...riverside, name: {}, theme: 'green', quiz: ['Q'] }));
    expect(page.$tenant.get()).toMatchObject({ name: 'Your club', tos: riverside.tos, quiz: '' });
  });

  it.each([
    ['that is not an object', 'red'],
    ['of an older build', { light: palette, dark: palette }],
    ['with a value that is not a colour', { ...palette, '--tenant-primary': 'red;}*{display:none' }],
    ['with an address', { ...palette, '--tenant-primary': 'url(//evil.example)' }],
    ['with a name that is not a variable', { ...palette, display: '#112233' }],
    ['with a value that is not text', { ...palette, '--tenant-primary': ['#112233', {}] }],
  ])('has no colours when it has a palette %s', async (_, colours) => {
    const page = await open(cached(riverside, 'riverside', colours));
    expect(page.$tenant.get()).toMatchObject({ name: 'Riverside Club' });
    expect(page.$palette.get()).toBeNull();
  });
});

it.each([
  ...['', 'riverside', 'riverside soon', 'riverside -1', 'riverside NaN', 'riverside 1e99'],
  ...['ciu 1795000000000'],
])('$tenantLoadedAt is undefined when storage contains %j', async (text) => {
  localStorage.setItem('tenantLoadedAt', text);
  expect((await open()).$tenantLoadedAt.get()).toBeUndefined();
});

it('palette whose code failed to load is set by the next reply, and when the tab is visible again', async () => {
  const rules = '../../../../src/lib/tenant/palette.ts';
  server.respond(() => ({ json: riverside }));
  const page = await open();
  vi.doMock(rules, () => Promise.reject(new Error('not loaded')));
  await page.loadTenant();
  expect(page.$tenant.get()).toMatchObject({ name: 'Riverside Club' });
  await page.loadTenant();
  expect(page.$palette.get()).toBeNull();
  vi.doUnmock(rules);
  const stop = page.startTenantRefresh();
  browser.hide();
  browser.show();
  await vi.waitFor(() => expect(page.$palette.get()?.['--tenant-primary']).toBe('#0b5d3b'));
  const asked = server.requests.length;
  browser.hide();
  browser.show();
  expect(server.requests).toHaveLength(asked);
  stop();
});

describe('loadTenant', () => {
  it('caches the tenant and its palette, and ignores an equal reply', {
    tags: ['spec:4.11', 'spec:7.4', 'spec:9.31'],
  }, async () => {
    const page = await open(JSON.stringify({ subdomain: 'riverside', tenant: { name: 'Old' }, palette }));
    const { values, stop } = recordValues(page.$tenant);
    server.respond(() => ({ json: riverside }));
    await page.loadTenant();
    await page.loadTenant();
    expect(values).toMatchObject([{ name: 'Old' }, { name: 'Riverside Club', tos: '<p>Terms</p>' }]);
    expect(page.$palette.get()?.['--tenant-primary']).toBe('#0b5d3b');
    expect(JSON.parse(localStorage.getItem('client') ?? '')).toMatchObject({ subdomain: 'riverside' });
    expect((await open()).$tenant.get()).toMatchObject({ name: 'Riverside Club' });
    stop();
  });

  it('keeps the previous tenant and the time of its reply, and sets the error, when it fails', {
    tags: ['spec:4.14'],
  }, async () => {
    const page = await open();
    expect(page.$tenantLoadedAt.get()).toBeUndefined();
    server.respond(() => ({ json: riverside }));
    const before = Date.now();
    await page.loadTenant();
    const at = page.$tenantLoadedAt.get() ?? 0;
    expect(at).toBeGreaterThanOrEqual(before);
    server.respond(() => ({ status: 500 }));
    await page.loadTenant();
    expect(page.$tenant.get()).toMatchObject({ name: 'Riverside Club' });
    expect(page.$tenantError.get()).toMatchObject({ status: 500 });
    expect([page.$tenantLoadedAt.get(), (await open()).$tenantLoadedAt.get()]).toEqual([at, at]);
    server.respond(() => ({ json: riverside }));
    await page.loadTenant();
    expect(page.$tenantError.get()).toBeUndefined();
  });
});
