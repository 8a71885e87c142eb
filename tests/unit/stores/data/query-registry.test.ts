import { beforeEach, describe, expect, it } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
let page: FreshPage;

async function open(): Promise<typeof import('../../../../src/stores/data/query-registry.ts')> {
  browser.visit('http://ciu.praxis.localhost:4321/wallet');
  localStorage.setItem('token', 'ada');
  page = await loadFreshPage(server.base);
  return import('../../../../src/stores/data/query-registry.ts');
}

const asked = () => server.requests.map(({ path }) => path);

beforeEach(() => {
  localStorage.clear();
});

describe('required queries of a screen', () => {
  it('load once before the screen renders', async () => {
    server.respond(() => ({ json: { results: [] } }));
    const { prefetch } = await open();
    expect(asked()).toEqual([]);
    await prefetch('wallet');
    expect(asked()).toEqual(['transactions/me/']);
    expect(page.transactionsQuery.$state.get()).toMatchObject({ data: { entries: [] } });
    expect(asked()).toHaveLength(1);
  });

  it('stop blocking the screen when they fail', async () => {
    server.respond(() => ({ status: 400, json: {} }));
    const { prefetch } = await open();
    await prefetch('wallet');
    expect(page.transactionsQuery.$state.get()).toMatchObject({ data: undefined, error: { status: 400 } });
  });

  it('do not load on other screens', async () => {
    const { prefetch } = await open();
    await prefetch('tickets');
    expect(asked()).toEqual([]);
  });
});
