import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MemberReply, provideReplyObserver } from '../../../../src/lib/api/api.ts';
import { provideApiConfig } from '../../../../src/lib/api/http.ts';
import { getNextQuery, readList, readListPage } from '../../../../src/lib/api/list-page.ts';
import { getRequestPath } from '../../../../src/lib/contract/endpoint.ts';
import { listNotifications } from '../../../../src/lib/contract/member.ts';
import { getEntryCount, isComplete, type ListPage, mergePages } from '../../../../src/lib/data/list.ts';
import '../../../helpers/browser.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const base = 'https://ciu.example/api/';
const currentPath = 'notifications/me/?page=2';

const silent = { session: () => 1, onSessionRefused: () => {}, onBroken: () => {} };

describe('getNextQuery', () => {
  beforeEach(() => provideApiConfig({ base: () => base, ...silent }));

  it.each([
    ['https://ciu.example/api/notifications/me/?page=3', 'page=3'],
    ['/api/notifications/me/?page=3&status=live&status=closed', 'page=3&status=live&status=closed'],
    ['?cursor=cD0yMDI2%2B', 'cursor=cD0yMDI2%2B'],
    ['https://ciu.example/api/notifications/me?page=3#end', 'page=3'],
    // An API behind a proxy with another scheme, port, host or prefix.
    ['http://backend:8000/notifications/me/?page=3', 'page=3'],
    ['//backend/api/notifications/me/?page=3', 'page=3'],
  ])('returns the query of %s', (next, query) => {
    expect(getNextQuery(next, currentPath)).toBe(query);
  });

  it.each([
    ['another path', 'https://ciu.example/api/users/me/?page=3'],
    ['a path below', '/api/notifications/me/7/?page=3'],
    ['a path of the same ending', '/api/old-notifications/me/../../xnotifications/me/?page=3'],
    ['an encoded path', '/api/notifications%2Fme/?page=3'],
    ['no address', 'http://['],
    ['itself', '?page=2'],
    ['no query', '/api/notifications/me/'],
  ])('returns nothing for %s', (_, next) => {
    expect(getNextQuery(next, currentPath)).toBeUndefined();
  });

  it("keeps requests on the list's URL for any link", () => {
    const query = fc.webQueryParameters();
    const paths = fc.constantFrom('https://evil.example/api/notifications/me/', '');
    const links = fc.tuple(fc.oneof(hostileText, paths), query).map((parts) => parts.join('?'));
    assertProperty(
      fc.property(links, (next) => {
        const page = getNextQuery(next, currentPath);
        if (page === undefined) return;
        const { origin, pathname } = new URL(base + getRequestPath(listNotifications, { page }));
        expect([origin, pathname]).toEqual(['https://ciu.example', '/api/notifications/me/']);
      }),
    );
  });
});

const server = await startSharedApiServer();

beforeAll(() => localStorage.setItem('token', 'token-of-lists'));

const note = (id: number) => ({ id, title: `Note ${id}` });

/** Serves this many notes in pages of two. */
function serve(total: number) {
  const notes = Array.from({ length: total }, (_, index) => note(total - index));
  server.respond(({ path }) => {
    const page = Number(new URL(path, server.base).searchParams.get('page') ?? 1);
    const results = notes.slice((page - 1) * 2, page * 2);
    const next = page * 2 < notes.length ? `${server.base}notifications/me/?page=${page + 1}` : null;
    return { json: { results, next, count: notes.length } };
  });
}

const idsOf = ({ entries }: ListPage<{ readonly id: string }>) => entries.map(({ id }) => Number(id));
const readFirst = () => readListPage(listNotifications, {});
const readAll = () => readList(listNotifications, {});

describe('paged list', () => {
  beforeEach(() => provideApiConfig({ base: () => server.base, ...silent }));

  it('loads all pages, and offers only the first one for the offline copy', async () => {
    const onReply = vi.fn<(reply: MemberReply) => void>();
    provideReplyObserver(onReply);
    onReply.mockClear();
    serve(5);
    const first = await readFirst();
    expect(idsOf(first)).toEqual([5, 4]);
    expect([isComplete(first), getEntryCount(first)]).toEqual([false, { count: 5, isAll: true }]);
    expect(getEntryCount({ ...first, count: null })).toEqual({ count: 2, isAll: false });
    const all = await readAll();
    expect(idsOf(all)).toEqual([5, 4, 3, 2, 1]);
    expect([isComplete(all), all.pages]).toEqual([true, 3]);
    expect(getEntryCount({ ...all, count: null })).toEqual({ count: 5, isAll: true });
    expect(server.requests.map(({ path }) => path).slice(1)).toEqual([
      'notifications/me/',
      'notifications/me/?page=2',
      'notifications/me/?page=3',
    ]);
    const offered = onReply.mock.calls.map(([{ requestPath }]) => requestPath);
    expect(offered).toEqual(['notifications/me/', 'notifications/me/']);
  });

  it('stops loading when the caller has enough', async () => {
    serve(9);
    const found = await readList(listNotifications, {}, (list) => idsOf(list).includes(5));
    expect(idsOf(found)).toEqual([9, 8, 7, 6, 5, 4]);
  });

  it('ends as truncated when the next link has another path', async () => {
    server.respond(() => ({ json: { results: [note(1)], next: 'https://evil.example/?page=2' } }));
    const list = await readAll();
    expect(list).toMatchObject({ nextPage: undefined, isTruncated: true });
    expect(idsOf(list)).toEqual([1]);
    expect([isComplete(list), getEntryCount(list).isAll]).toEqual([false, false]);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [{ results: [], count: 3 }, 0],
    [{ results: null, count: 1 }, 0],
    [{ results: [note(1)], count: 2, next: null }, 1],
    [{ results: [note(1)], next: {} }, 1],
  ])('is incomplete when the reply withholds entries: %j', async (json, length) => {
    server.respond(() => ({ json }));
    const list = await readAll();
    expect([list.entries.length, list.isTruncated, isComplete(list)]).toEqual([length, true, false]);
  });

  it('ends as truncated when the pages repeat', async () => {
    server.respond((_, index) => ({ json: { results: [note(1)], next: `?turn=${index + 1}` } }));
    const list = await readAll();
    expect(list).toMatchObject({ nextPage: undefined, isTruncated: true, pages: 4 });
    expect(idsOf(list)).toEqual([1]);
  });

  it('loads at most twenty pages', async () => {
    serve(60);
    expect(await readAll()).toMatchObject({ pages: 20, nextPage: 'page=21' });
  });

  it('loses and repeats no entry for any split into pages, and is truncated when one of them is', () => {
    const lists = fc.array(fc.uniqueArray(fc.nat(20), { maxLength: 6 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lists, (pages) => {
        const [first, ...rest] = pages.map((ids) => ({
          ...({ requestPath: '', nextPage: undefined, count: null, skipped: 0 } as const),
          isTruncated: ids.includes(0),
          entries: ids.map((id) => ({ id })),
        }));
        if (!first) return;
        const { entries, isTruncated } = mergePages([first, ...rest]);
        expect(entries.map(({ id }) => id)).toEqual([...new Set(pages.flat())]);
        expect(isTruncated).toBe(pages.flat().includes(0));
      }),
    );
  });
});
