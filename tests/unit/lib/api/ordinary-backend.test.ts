/** The API client with a backend that rejects every expired bearer. */
import '../../../helpers/browser.ts';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMember } from '../../../../src/lib/contract/member.ts';
import { getTenant } from '../../../../src/lib/contract/tenant.ts';
import { listTransactions } from '../../../../src/lib/contract/wallet.ts';
import { createSandboxFetch } from '../../../helpers/tenant-request.ts';
import { startHarness } from '../../../sandbox/harness.ts';

const box = await startHarness({ profile: { backend: 'django' } });
afterAll(() => box.close());

/** Mimics a page load: new modules, shared storage and locks. */
async function openTab() {
  vi.resetModules();
  const api = await import('../../../../src/lib/api/api.ts');
  const base = () => `http://${box.hostOf('ciu')}/`;
  const { provideApiConfig } = await import('../../../../src/lib/api/http.ts');
  provideApiConfig({ base, session: () => 1, onSessionRefused: () => {}, onBroken: () => {} });
  const load = () =>
    Promise.all([api.call(getTenant, {}), api.call(getMember, {}), api.call(listTransactions, {})]);
  return { call: api.call, load };
}

async function answers() {
  const { requests, counts } = await box.control.requests();
  const refused = requests.filter(({ status }) => status === 401).length;
  return { refused, renewals: counts['POST token/refresh/'] ?? 0 };
}

beforeEach(async () => {
  vi.stubGlobal('fetch', createSandboxFetch());
  localStorage.clear();
  await box.control.reset();
  const { access, refresh } = await box.member();
  localStorage.setItem('token', access);
  localStorage.setItem('refreshToken', refresh);
  await box.control.clearRequests();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('client sends nothing that the API rejects when four tabs have an expired token', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await box.control.advance(61_000);
  for (const { load } of [await openTab(), await openTab(), await openTab(), await openTab()]) {
    const [tenant, member] = await load();
    expect([tenant.name, member.balance]).toEqual(['CIU Social Club', 5000]);
  }
  expect(await answers()).toEqual({ refused: 0, renewals: 1 });
});

it("client loads club, account and list when the device's clock is behind", async () => {
  const { load } = await openTab();
  await load();
  await box.control.advance(61_000);
  const [tenant] = await load();
  expect(tenant.name).toBe('CIU Social Club');
  expect((await answers()).renewals).toBe(1);
  const { requests } = await box.control.requests();
  expect(requests.filter(({ path }) => path === getTenant.path).at(-1)?.status).toBe(200);
});

it('client loads the club when the session has ended', async () => {
  await box.control.advance(61_000);
  await box.control.revokeTokens();
  const { call, load } = await openTab();
  await expect(load()).rejects.toMatchObject({ kind: 'refused' });
  localStorage.setItem('token', 'of a session that ended elsewhere');
  expect(await call(getTenant, {})).toMatchObject({ name: 'CIU Social Club' });
});
