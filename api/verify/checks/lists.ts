import { stripTrailingSlash } from '../../../src/lib/contract/endpoint.ts';
import { parsePence } from '../../../src/lib/format/money.ts';
import {
  type ApiRun,
  type Entry,
  entriesOf,
  envelopeOf,
  exchangesFor,
  isId,
  isOk,
  type Purpose,
  type RepliedExchange,
} from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';

type Asked = { readonly answers: ReadonlyMap<Purpose, RepliedExchange> };

function pageWords(count: unknown, entries: number): string {
  return typeof count === 'number' ? `${entries} of ${count}` : `${entries} and a next page`;
}

function addressOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url ? url.origin + stripTrailingSlash(url.pathname) : undefined;
}

const nextOf = (body: unknown) => envelopeOf(body)?.['next'] || undefined;

function checkPages({ name, body, request }: RepliedExchange): Finding[] {
  const next = nextOf(body);
  const count = envelopeOf(body)?.['count'];
  const entries = entriesOf(body).length;
  if (next === undefined) {
    const differs = typeof count === 'number' && count !== entries;
    return differs ? [{ rule: 'count-differs', name, actual: `${count} for ${entries} entries` }] : [];
  }
  const target = typeof next === 'string' ? addressOf(URL.parse(next, request.url)?.href ?? '') : undefined;
  return [
    { rule: 'list-paged', name, actual: pageWords(count, entries) },
    ...(target === addressOf(request.url)
      ? []
      : [{ rule: 'next-elsewhere', name, actual: formatValue(next) } as const]),
  ];
}

function checkIds({ name, body }: RepliedExchange): Finding[] {
  const ids = entriesOf(body).flatMap(({ id }) => (isId(id) ? [String(id)] : []));
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  return twice === undefined ? [] : [{ rule: 'entry-twice', name, actual: twice }];
}

const wanted: readonly unknown[] = ['live', 'scheduled'];

function checkStatusFilter({ answers }: Asked): Finding[] {
  const list = answers.get('read');
  const all = answers.get('every draw by price');
  // Incomplete lists prove nothing about the filter.
  if (!list || !all || [list, all].some(({ body }) => nextOf(body))) return [];
  const found = entriesOf(list.body);
  const others = found.filter(({ status }) => !wanted.includes(status)).length;
  const ids = new Set(found.map(({ id }) => String(id)));
  const missing = entriesOf(all.body).filter(
    ({ id, status }) => wanted.includes(status) && !ids.has(String(id)),
  );
  const { name } = list;
  if (others > 0) return [{ rule: 'status-not-heeded', name, actual: `it answers ${others} others too` }];
  if (missing.length === 0) return [];
  return [{ rule: 'status-not-heeded', name, actual: `it leaves out ${missing.length} of them` }];
}

const priceOf = ({ ticket_price }: Entry) => parsePence(String(ticket_price));

function checkSort({ answers }: Asked): Finding[] {
  const all = answers.get('every draw by price');
  const prices = entriesOf(all?.body).map(priceOf);
  const falls = prices.some((price, index) => (price ?? 0) < (prices[index - 1] ?? 0));
  return all && falls
    ? [{ rule: 'sort-not-heeded', name: all.name, actual: 'a dearer draw stands before a cheaper one' }]
    : [];
}

function checkSearch({ answers }: Asked): Finding[] {
  const search = answers.get('search for nothing');
  const found = entriesOf(search?.body).length;
  return search && found > 0
    ? [{ rule: 'search-not-heeded', name: search.name, actual: `it answers ${found} draws` }]
    : [];
}

function checkId({ name, body, request }: RepliedExchange): Finding[] {
  const asked = decodeURIComponent(stripTrailingSlash(new URL(request.url).pathname).split('/').at(-1) ?? '');
  const answered = envelopeOf(body)?.['id'];
  if (!isId(answered) || String(answered) === asked) return [];
  return [{ rule: 'id-other', name, actual: `asked for ${asked}, it answers ${formatValue(answered)}` }];
}

/** Checks pagination, ids, filters, order and search of lists. */
export function checkLists(walked: ApiRun): Finding[] {
  const read = exchangesFor(walked, 'read').filter(({ reply }) => isOk(reply));
  const draws = exchangesFor(walked, 'read', 'every draw by price', 'search for nothing')
    .filter(({ name, reply }) => name === 'listDraws' && isOk(reply))
    .map((each) => [each.purpose, each] as const);
  const asked = { answers: new Map(draws) };
  return [
    ...read.flatMap(checkPages),
    ...read.flatMap(checkIds),
    ...read.filter(({ name }) => name === 'getDraw').flatMap(checkId),
    ...checkStatusFilter(asked),
    ...checkSort(asked),
    ...checkSearch(asked),
  ];
}
