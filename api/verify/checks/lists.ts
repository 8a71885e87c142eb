import { stripTrailingSlash } from '../../../src/lib/contract/endpoint.ts';
import { parsePence } from '../../../src/lib/format/money.ts';
import {
  type ApiRun,
  type Entry,
  exchangesFor,
  isId,
  isOk,
  type Purpose,
  type RepliedExchange,
  readEntries,
  readEnvelope,
} from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';

type DrawLists = { readonly byPurpose: ReadonlyMap<Purpose, RepliedExchange> };

function formatPageCount(count: unknown, entries: number): string {
  return typeof count === 'number' ? `${entries} of ${count}` : `${entries} and a next page`;
}

function readAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url ? url.origin + stripTrailingSlash(url.pathname) : undefined;
}

const findNext = (body: unknown) => readEnvelope(body)?.['next'] || undefined;

function checkPages({ name, body, request }: RepliedExchange): Finding[] {
  const next = findNext(body);
  const count = readEnvelope(body)?.['count'];
  const entries = readEntries(body).length;
  if (next === undefined) {
    const differs = typeof count === 'number' && count !== entries;
    return differs ? [{ rule: 'count-differs', name, actual: `${count} for ${entries} entries` }] : [];
  }
  const target = typeof next === 'string' ? readAddress(URL.parse(next, request.url)?.href ?? '') : undefined;
  return [
    { rule: 'list-paged', name, actual: formatPageCount(count, entries) },
    ...(target === readAddress(request.url)
      ? []
      : [{ rule: 'next-elsewhere', name, actual: formatValue(next) } as const]),
  ];
}

function checkIds({ name, body }: RepliedExchange): Finding[] {
  const ids = readEntries(body).flatMap(({ id }) => (isId(id) ? [String(id)] : []));
  const duplicate = ids.find((id, index) => ids.indexOf(id) < index);
  return duplicate === undefined ? [] : [{ rule: 'entry-twice', name, actual: duplicate }];
}

const requestedStatuses: readonly unknown[] = ['live', 'scheduled'];

function checkStatusFilter({ byPurpose }: DrawLists): Finding[] {
  const list = byPurpose.get('read');
  const all = byPurpose.get('every draw by price');
  // Incomplete lists prove nothing about the filter.
  if (!list || !all || [list, all].some(({ body }) => findNext(body))) return [];
  const found = readEntries(list.body);
  const others = found.filter(({ status }) => !requestedStatuses.includes(status)).length;
  const ids = new Set(found.map(({ id }) => String(id)));
  const missing = readEntries(all.body).filter(
    ({ id, status }) => requestedStatuses.includes(status) && !ids.has(String(id)),
  );
  const { name } = list;
  if (others > 0) return [{ rule: 'status-not-heeded', name, actual: `it answers ${others} others too` }];
  if (missing.length === 0) return [];
  return [{ rule: 'status-not-heeded', name, actual: `it leaves out ${missing.length} of them` }];
}

const priceOf = ({ ticket_price }: Entry) => parsePence(String(ticket_price));

function checkSort({ byPurpose }: DrawLists): Finding[] {
  const all = byPurpose.get('every draw by price');
  const prices = readEntries(all?.body).map(priceOf);
  const isUnsorted = prices.some((price, index) => (price ?? 0) < (prices[index - 1] ?? 0));
  return all && isUnsorted
    ? [{ rule: 'sort-not-heeded', name: all.name, actual: 'a dearer draw stands before a cheaper one' }]
    : [];
}

function checkSearch({ byPurpose }: DrawLists): Finding[] {
  const search = byPurpose.get('search for nothing');
  const found = readEntries(search?.body).length;
  return search && found > 0
    ? [{ rule: 'search-not-heeded', name: search.name, actual: `it answers ${found} draws` }]
    : [];
}

function checkId({ name, body, request }: RepliedExchange): Finding[] {
  const requestedId = decodeURIComponent(
    stripTrailingSlash(new URL(request.url).pathname).split('/').at(-1) ?? '',
  );
  const repliedId = readEnvelope(body)?.['id'];
  if (!isId(repliedId) || String(repliedId) === requestedId) return [];
  return [
    { rule: 'id-other', name, actual: `asked for ${requestedId}, it answers ${formatValue(repliedId)}` },
  ];
}

export function checkLists(run: ApiRun): Finding[] {
  const replies = exchangesFor(run, 'read').filter(({ reply }) => isOk(reply));
  const draws = exchangesFor(run, 'read', 'every draw by price', 'search for nothing')
    .filter(({ name, reply }) => name === 'listDraws' && isOk(reply))
    .map((each) => [each.purpose, each] as const);
  const lists = { byPurpose: new Map(draws) };
  return [
    ...replies.flatMap(checkPages),
    ...replies.flatMap(checkIds),
    ...replies.filter(({ name }) => name === 'getDraw').flatMap(checkId),
    ...checkStatusFilter(lists),
    ...checkSort(lists),
    ...checkSearch(lists),
  ];
}
