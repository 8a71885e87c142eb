import type { Context } from 'hono';
import * as z from 'zod/mini';
import { endpoints } from '../../src/lib/contract/endpoints.ts';
import { Refusal } from './refusal.ts';

type Issue = z.core.$ZodIssue;

function formatIssue(issue: Issue): string {
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return missing ? 'This field is required.' : 'Not a valid value.';
}

function createErrorBody(issues: readonly Issue[]): Record<string, string | string[]> {
  const messages = issues.map((issue) => {
    const [field] = issue.path;
    return field === undefined ? ['detail', formatIssue(issue)] : [String(field), [formatIssue(issue)]];
  });
  return Object.fromEntries(messages);
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (!parsed.success) throw new Refusal(400, createErrorBody(parsed.error.issues));
  return parsed.data;
}

/** @throws {Refusal} 400 for invalid JSON or fields */
export function parsePayload<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, { detail: 'JSON parse error' });
  }
  return parse(schema, value);
}

/**
 * Parses parameters as single texts, then as lists where the schema expects an array.
 * @throws {Refusal} 400 for invalid parameters
 */
export function parseQuery<Schema extends z.ZodMiniType>(
  schema: Schema,
  lists: Readonly<Record<string, string[]>>,
): z.output<Schema> {
  const values = new Map<string, unknown>(Object.entries(lists).map(([name, list]) => [name, list.at(-1)]));
  const first = z.safeParse(schema, Object.fromEntries(values));
  for (const issue of first.error?.issues ?? []) {
    const name = String(issue.path[0]);
    if (issue.code === 'invalid_type' && issue.expected === 'array') values.set(name, lists[name]);
  }
  return parse(schema, Object.fromEntries(values));
}

/** Returns the origin of the request, also behind a TLS proxy. */
export function originOf({ req }: Context): string {
  const scheme = req.header('X-Forwarded-Proto') === 'https' ? 'https' : 'http';
  return `${scheme}://${req.header('Host') ?? ''}`;
}

function createPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

const matchers = endpoints.map(([, { method, path }]) => ({ method, path, pattern: createPattern(path) }));

/** Returns the contract's path pattern, otherwise the path without the leading slash. */
export function patternOf(method: string, pathname: string): string {
  const path = pathname.slice(1);
  const match = matchers.find((entry) => entry.method === method && entry.pattern.test(path));
  return match?.path ?? path;
}
