import * as z from 'zod/mini';
import { type ApiRun, exchangesFor, isOk, type RepliedExchange } from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';
import { formatPath, type Path, visitSchema } from '../schema-visitor.ts';

type Issue = z.core.$ZodIssue;

const kinds: Readonly<{ [kind: string]: string }> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function deepest({ errors }: z.core.$ZodIssueInvalidUnion): readonly Issue[] | undefined {
  const reach = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  const [best] = errors.toSorted((a, b) => reach(b) - reach(a));
  return best && reach(best) > 0 ? best : undefined;
}

function flat(issues: readonly Issue[], above: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const inner = issue.code === 'invalid_union' ? deepest(issue) : undefined;
    return inner ? flat(inner, path) : [{ ...issue, path }];
  });
}

function needed(issue: Issue): string {
  if (issue.code === 'invalid_type') return `${kinds[issue.expected] ?? issue.expected} is needed`;
  if (issue.code === 'custom') return issue.message;
  if (issue.code !== 'invalid_union') return 'something else is needed';
  const wanted = issue.errors
    .flat()
    .map((each) => (each.code === 'invalid_type' ? kinds[each.expected] : ''));
  const named = [...new Set(wanted)].filter((each) => each && each !== 'null');
  const value = named.includes(kindOf(issue.input)) ? 'that cannot be read as it should' : undefined;
  return value ?? `${named.join(' or ')} is needed`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return kinds[value === null ? 'null' : typeof value] ?? '';
}

type Told = Pick<Finding, 'rule' | 'where'> & { readonly what: string };

function tell(issue: Issue): Told {
  const where = formatPath(issue.path.map((step) => (typeof step === 'number' ? '[]' : String(step))));
  const typed = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  if (typed && issue.input === undefined) return { rule: 'field-missing', where, what: '' };
  if (typed && issue.input === null) return { rule: 'field-null', where, what: '' };
  const words =
    typed || issue.code === 'custom' || issue.code === 'invalid_format'
      ? `${formatValue(issue.input)}; ${needed(issue)}`
      : needed(issue);
  return { rule: typed ? 'field-type' : 'field-value', where, what: words };
}

function gathered(told: readonly Told[], name: Finding['name']): Finding[] {
  const groups = Map.groupBy(told, ({ rule, where }) => `${rule} ${where}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { what, ...rest } = first;
    const count = others.length > 0 ? `(in ${others.length + 1} places)` : '';
    return [{ ...rest, name, actual: [what, count].filter(Boolean).join(' ') }];
  });
}

function issuesOf(schema: z.core.$ZodType, value: unknown, above: Path = []): Issue[] {
  return flat(z.safeParse(schema, value, { reportInput: true }).error?.issues ?? [], above);
}

function issuesOfEntries({ endpoint, body }: RepliedExchange): Issue[] {
  const found: Issue[] = [];
  visitSchema(endpoint.reply(), body, ({ schema, value, path }) => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'catch') found.push(...issuesOf(def.innerType, value, path));
  });
  return found;
}

function checkOne(answered: RepliedExchange): Finding[] {
  const { name, endpoint, reply, body } = answered;
  const issues = issuesOf(endpoint.reply(), body);
  if (issues.length > 0 && reply.text === '') return [{ rule: 'body-empty', name }];
  if (body === undefined) return [];
  const entries = issuesOfEntries(answered).map(tell);
  const known = new Set(entries.map(({ where }) => where));
  const others = issues.map(tell).filter(({ where }) => !known.has(where));
  return gathered([...others, ...entries], name);
}

/** Checks replies against the contract's schemas. */
export function checkShape(walked: ApiRun): Finding[] {
  const read = exchangesFor(
    walked,
    'read',
    'read as a visitor',
    'every draw by price',
    'known email',
    'sign in',
    'refresh',
    'write',
  );
  return read.filter(({ reply }) => isOk(reply)).flatMap(checkOne);
}
