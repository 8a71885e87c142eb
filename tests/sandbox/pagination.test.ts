import { beforeEach, expect, test } from 'vitest';
import { listDraws } from '../../src/lib/contract/draws.ts';
import { listSupportTickets } from '../../src/lib/contract/support.ts';
import { listTransactions } from '../../src/lib/contract/wallet.ts';
import { requestTenant } from '../helpers/tenant-request.ts';
import { shareHarness } from './harness.ts';

const box = await shareHarness();
beforeEach(() => box.control.reset());

interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly { readonly id: number }[];
}

async function pagesFrom(token: string | undefined, first: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let path: string | null = first; path; ) {
    const { status, body } = await requestTenant(box.port, box.hostOf('ciu'), path, { token });
    expect(status).toBe(200);
    const page = body as Page;
    pages.push(page);
    path = page.next?.slice(new URL(page.next).origin.length) ?? null;
  }
  return pages;
}

test.each([
  ['an object with results', listTransactions.path, ''],
  ['a bare array', listSupportTickets.path, ''],
  ['the list of draws', listDraws.path, '?sort=new&order=desc&status=live&status=closed'],
])('paged lists %s has every entry once and in order', async (_, path, query) => {
  const { token } = await box.signIn('alex@example.com', 'ciu');
  const address = `/${path}${query}`;
  const whole = await requestTenant(box.port, box.hostOf('ciu'), address, { token });
  const list = whole.body as Page | Page['results'];
  const all = 'results' in list ? list.results : list;
  expect(all.length).toBeGreaterThan(1);
  await box.control.setProfile({ pageSize: 1 });
  const pages = await pagesFrom(token, address);
  expect(pages.flatMap(({ results }) => results)).toEqual(all);
  expect(pages.map(({ count }) => count)).toEqual(pages.map(() => all.length));
  expect(pages[0]?.previous).toBeNull();
  for (const { next } of pages.slice(0, -1)) {
    expect(next).toContain(`http://${box.hostOf('ciu')}/${path}?${query.slice(1)}`);
  }
});

test('sandbox serves URLs without trailing slashes and redirects to them', async () => {
  const { token } = await box.signIn('alex@example.com', 'ciu');
  const ask = (path: string) => requestTenant(box.port, box.hostOf('ciu'), path, { token });
  expect(await ask('/transactions/me')).toMatchObject({ status: 404 });
  await box.control.setProfile({ slashless: true });
  expect(await ask('/transactions/me/?page=2')).toMatchObject({
    status: 307,
    headers: { location: '/transactions/me?page=2' },
  });
  expect(await ask('/transactions/me')).toMatchObject({ status: 200 });
});
