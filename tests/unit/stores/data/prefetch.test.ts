import { beforeEach, describe, expect, it } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
let page: FreshPage;

async function open(address: string): Promise<typeof import('../../../../src/stores/data/prefetch.ts')> {
  browser.visit(`http://ciu.praxis.localhost:4321${address}`);
  localStorage.setItem('token', 'ada');
  page = await loadFreshPage(server.base);
  return import('../../../../src/stores/data/prefetch.ts');
}

const asked = () => server.requests.map(({ path }) => path);

beforeEach(() => {
  localStorage.clear();
});

describe('what a screen cannot do without', () => {
  it('is asked for when the app starts, before the screen is there, and once', async () => {
    server.respond(() => ({ json: { results: [] } }));
    const { waitForPrefetch, startPrefetch } = await open('/wallet');
    expect(asked()).toEqual([]);
    startPrefetch();
    await waitForPrefetch();
    expect(asked()).toEqual(['transactions/me/']);
    expect(page.transactionsQuery.$state.get()).toMatchObject({ status: 'loaded', data: { entries: [] } });
    expect(asked()).toHaveLength(1);
  });

  it('is waited for no longer once it has failed', async () => {
    server.respond(() => ({ status: 400, json: {} }));
    const { waitForPrefetch, startPrefetch } = await open('/wallet');
    startPrefetch();
    await waitForPrefetch();
    expect(page.transactionsQuery.$state.get()).toMatchObject({ status: 'failed' });
  });

  it('is not asked for on other screens', async () => {
    const { waitForPrefetch, startPrefetch } = await open('/tickets');
    startPrefetch();
    await waitForPrefetch();
    expect(asked()).toEqual([]);
  });
});
