/** Every row has tests, and every reference is current. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as config from '../../../src/lib/config.ts';
import { endpoints as contract } from '../../../src/lib/contract/endpoints.ts';
import { operations } from '../../../src/lib/messages/operations.ts';
import { successes } from '../../../src/lib/messages/successes.ts';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';
import { notices } from '../../helpers/notices.ts';
import { callRows, everyCallRows } from './calls.ts';
import { noticeRows, operationRows, orderRows, otherMessageRows, successRows } from './messages.ts';
import { addedPaths, otherRouteRows, routeRows } from './routes.ts';
import type { Row, TextRow } from './row.ts';
import { limitRows, stateRows, validationRows } from './rules.ts';

const rules = [...validationRows, ...stateRows, ...limitRows];

const parts: Record<string, readonly TextRow[]> = {
  'section 2, routes': [...routeRows, ...otherRouteRows],
  'section 4, states': stateRows,
  'section 5, validation': validationRows,
  'section 7, calls': [...callRows, ...everyCallRows],
  'section 8, failures': operationRows,
  'section 8, successes': successRows,
  'section 8, notices': noticeRows,
  'section 8, other messages': otherMessageRows,
  'section 8, order of words': orderRows,
  'section 9, limits': limitRows,
};

const root = new URL('../../../', import.meta.url);
const sources = new Map<string, string>();

/** Source text; '' for a missing file. */
function sourceOf(path: string): string {
  const url = new URL(path, root);
  const text = sources.get(path) ?? (existsSync(url) ? readFileSync(url, 'utf8') : '');
  sources.set(path, text);
  return text;
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Index of the title as an argument of a test or group that runs, or -1. */
function placeOf(title: string, source: string, from: number): number {
  const pattern = new RegExp(`(?<!\\.(?:skip|todo|fixme|fails))\\(\\s*(['"\`])${escaped(title)}\\1,`);
  const place = source.slice(from).search(pattern);
  return place === -1 ? -1 : from + place;
}

/** Checks a reference 'file › group › title'. */
function problemOf(reference: string): string | undefined {
  const [path = '', ...titles] = reference.split(' › ');
  const source = sourceOf(path);
  if (!/\.(test|spec)\.tsx?$/.test(path) || source === '') return `${reference}: no such file`;
  if (titles.length === 0) return `${reference}: no title`;
  let place = 0;
  for (const title of titles) {
    place = placeOf(title, source, place);
    if (place === -1) return `${reference}: no test or group '${title}' there`;
  }
  return undefined;
}

const testsOf = (row: Row): readonly string[] => ('tests' in row ? row.tests : []);

/** `{n}` matches a number or a placeholder. */
function patternOf(text: string): RegExp {
  return new RegExp(escaped(text).replaceAll(escaped('{n}'), '(?:\\d+|\\$\\{[^}]+\\})'));
}

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) < index);

describe.each(Object.entries(parts))('%s', (_, rows) => {
  it('names each line once', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(duplicates(rows.map(({ row }) => row))).toEqual([]);
  });

  it('has a test for each line, or the decision that there is nothing to test', () => {
    const bare = rows.filter((row) => ('tests' in row ? row.tests.length === 0 : row.settled.length < 20));
    expect(bare.map(({ row }) => row)).toEqual([]);
    expect(rows.flatMap((row) => duplicates(testsOf(row)))).toEqual([]);
  });

  it('names only tests that there are', () => {
    const problems = rows.flatMap((row) => testsOf(row).map((reference) => problemOf(reference)));
    expect([...new Set(problems.filter((problem) => problem !== undefined))]).toEqual([]);
  });

  it('has each text in the tests that are named for it', () => {
    const unread = rows.filter(
      (row) =>
        row.text !== undefined &&
        !row.text.includes('{identifier}') &&
        !testsOf(row).some((reference) =>
          patternOf(row.text ?? '').test(sourceOf(reference.split(' › ')[0] ?? '')),
        ),
    );
    expect(unread.map(({ row }) => row)).toEqual([]);
  });
});

it('has the routes of the app', () => {
  const accesses = { public: 'public', protected: 'protected', open: 'no login' } as const;
  const routes = routeNames.map(getRoute).map(({ path, access, title }) => ({
    row: path.replace(/:(\w+)/g, '{$1}'),
    access: accesses[access],
    title,
  }));
  const specified = routeRows.map(({ row, access, forMembersToo, title }) => ({
    row,
    access: forMembersToo ? 'no login' : access,
    title,
  }));
  const asked = routes.filter(({ row }) => !addedPaths.includes(row));
  expect(new Set(specified)).toEqual(new Set(asked));
  expect(specified).toHaveLength(routes.length - addedPaths.length);
});

const endpoints = contract.map(([, endpoint]) => endpoint);

function fieldsOf(schema: z.ZodMiniType | undefined): readonly string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).toSorted() : [];
}

it('has the calls of the contract', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(callRows.map(({ row }) => row).toSorted()).toEqual(calls.toSorted());
});

it.each(callRows)('has what is sent with $row', ({ row, payload = [], query = [] }) => {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === row);
  expect(fieldsOf(endpoint?.payload?.())).toEqual(payload.toSorted());
  expect(fieldsOf(endpoint?.query?.())).toEqual(query.toSorted());
});

it('has the words of every operation', () => {
  const words = Object.entries(operations).flatMap(([name, operation]) => [
    [`${name}.title`, operation.title],
    ...('text' in operation ? [[`${name}.text`, operation.text]] : []),
  ]);
  expect(operationRows.map(({ row, text }) => [row, text])).toEqual(words);
});

it('has the words and the time of every success', () => {
  const given = { updatePasscode: 'Pass card' };
  const said = {
    changePassword: successes.changePassword(),
    createSupportTicket: successes.createSupportTicket(),
    withdraw: successes.withdraw(),
    updatePersonalInfo: successes.updatePersonalInfo(),
    updatePasscode: successes.updatePasscode(given.updatePasscode),
    buyTickets: successes.buyTickets(7),
    subscribe: successes.subscribe(7),
    unsubscribe: successes.unsubscribe(),
    paySubscription: successes.paySubscription(7),
  } satisfies Record<keyof typeof successes, unknown>;
  const specified = successRows.map(({ row, text, ms }) => [
    row,
    { text: text.replace('{n}', '7').replace('{identifier}', given.updatePasscode), ms },
  ]);
  expect(Object.fromEntries(specified)).toEqual(said);
});

it('has the words of every notice', () => {
  expect(Object.fromEntries(noticeRows.map(({ row, text }) => [row, text]))).toEqual(notices);
});

it.each(otherMessageRows)('has the words of the source: $row', ({ text, source }) => {
  expect(sourceOf(source)).toMatch(patternOf(text));
});

it.each(rules.filter((row) => row.config))('has the constant of the app: $row', ({ config: constant }) => {
  expect(config).toMatchObject(constant ?? {});
});
