import { at, body, createDeviationCase, entries, put, when } from './deviations.ts';

const draws = 'GET draws/public/';

export const lists = [
  createDeviationCase(
    'a list comes in pages',
    draws,
    'list-paged',
    at(draws, (asked, answer) => {
      const next = `${asked.url.href}&page=2`;
      return body(({ results }) => ({ count: results.length, next, results: results.slice(0, 3) }))(
        asked,
        answer,
      );
    }),
  ),
  createDeviationCase(
    'the next page is behind the proxy',
    'GET transactions/me/',
    ['list-paged', 'next-elsewhere'],
    at(
      'GET transactions/me/',
      body(({ results }) => ({
        count: 99,
        next: 'http://backend:8000/transactions/me/?page=2',
        previous: null,
        results,
      })),
    ),
  ),
  createDeviationCase(
    'a count is another one',
    'GET tickets/me/',
    'count-differs',
    at(
      'GET tickets/me/',
      body(({ results }) => ({ count: 1, next: null, previous: null, results })),
    ),
  ),
  createDeviationCase(
    'an entry stands twice',
    'GET notifications/me/',
    'entry-twice',
    at(
      'GET notifications/me/',
      body((list) => void list.results.push(list.results[0])),
    ),
  ),
  createDeviationCase(
    'one status counts alone',
    draws,
    'status-not-heeded',
    when(
      ({ call, url }) => call === draws && url.searchParams.has('status'),
      body((list) => {
        list.results = list.results.filter(({ status }: { status: string }) => status === 'scheduled');
      }),
    ),
  ),
  createDeviationCase(
    'statuses do not count',
    draws,
    'status-not-heeded',
    when(
      ({ call, url }) => call === draws && url.searchParams.has('status'),
      entries((draw, index) => {
        if (index === 0) draw.status = 'closed';
      }),
    ),
  ),
  createDeviationCase(
    'prices are not sorted by',
    draws,
    'sort-not-heeded',
    when(
      ({ url }) => url.searchParams.get('sort') === 'price',
      body((list) => void list.results.reverse()),
    ),
  ),
  createDeviationCase(
    'searching finds everything',
    draws,
    'search-not-heeded',
    when(
      ({ url }) => url.searchParams.has('search'),
      body((list) => {
        list.results = [{ id: 1 }];
      }),
    ),
  ),
  createDeviationCase(
    'another draw is answered',
    'GET draws/{id}/',
    'id-other',
    at('GET draws/{id}/', body(put((draw) => ({ id: draw.id + 1 })))),
  ),
];
