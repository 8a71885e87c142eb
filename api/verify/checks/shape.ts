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

function findDeepestOption({ errors }: z.core.$ZodIssueInvalidUnion): readonly Issue[] | undefined {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  const [best] = errors.toSorted((a, b) => depth(b) - depth(a));
  return best && depth(best) > 0 ? best : undefined;
}

function flattenIssues(issues: readonly Issue[], parentPath: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...parentPath, ...issue.path];
    const optionIssues = issue.code === 'invalid_union' ? findDeepestOption(issue) : undefined;
    return optionIssues ? flattenIssues(optionIssues, path) : [{ ...issue, path }];
  });
}

function describeExpectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return `${kinds[issue.expected] ?? issue.expected} is needed`;
  if (issue.code === 'custom') return issue.message;
  if (issue.code !== 'invalid_union') return 'something else is needed';
  const wanted = issue.errors
    .flat()
    .map((each) => (each.code === 'invalid_type' ? kinds[each.expected] : ''));
  const kindNames = [...new Set(wanted)].filter((each) => each && each !== 'null');
  const value = kindNames.includes(nameKind(issue.input)) ? 'that cannot be read as it should' : undefined;
  return value ?? `${kindNames.join(' or ')} is needed`;
}

function nameKind(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return kinds[value === null ? 'null' : typeof value] ?? '';
}

type FieldProblem = Pick<Finding, 'rule' | 'where'> & { readonly words: string };

function describeIssue(issue: Issue): FieldProblem {
  const where = formatPath(issue.path.map((step) => (typeof step === 'number' ? '[]' : String(step))));
  const isTypeIssue = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  if (isTypeIssue && issue.input === undefined) return { rule: 'field-missing', where, words: '' };
  if (isTypeIssue && issue.input === null) return { rule: 'field-null', where, words: '' };
  const words =
    isTypeIssue || issue.code === 'custom' || issue.code === 'invalid_format'
      ? `${formatValue(issue.input)}; ${describeExpectation(issue)}`
      : describeExpectation(issue);
  return { rule: isTypeIssue ? 'field-type' : 'field-value', where, words };
}

function mergeProblems(problems: readonly FieldProblem[], name: Finding['name']): Finding[] {
  const groups = Map.groupBy(problems, ({ rule, where }) => `${rule} ${where}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { words, ...rest } = first;
    const count = others.length > 0 ? `(in ${others.length + 1} places)` : '';
    return [{ ...rest, name, actual: [words, count].filter(Boolean).join(' ') }];
  });
}

function findIssues(schema: z.core.$ZodType, value: unknown, parentPath: Path = []): Issue[] {
  return flattenIssues(z.safeParse(schema, value, { reportInput: true }).error?.issues ?? [], parentPath);
}

function findEntryIssues({ endpoint, body }: RepliedExchange): Issue[] {
  const found: Issue[] = [];
  visitSchema(endpoint.reply(), body, ({ schema, value, path }) => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'catch') found.push(...findIssues(def.innerType, value, path));
  });
  return found;
}

function checkReply(exchange: RepliedExchange): Finding[] {
  const { name, endpoint, reply, body } = exchange;
  const issues = findIssues(endpoint.reply(), body);
  if (issues.length > 0 && reply.text === '') return [{ rule: 'body-empty', name }];
  if (body === undefined) return [];
  const entries = findEntryIssues(exchange).map(describeIssue);
  const known = new Set(entries.map(({ where }) => where));
  const others = issues.map(describeIssue).filter(({ where }) => !known.has(where));
  return mergeProblems([...others, ...entries], name);
}

export function checkShape(run: ApiRun): Finding[] {
  const replies = exchangesFor(
    run,
    'read',
    'read as a visitor',
    'every draw by price',
    'known email',
    'sign in',
    'refresh',
    'write',
  );
  return replies.filter(({ reply }) => isOk(reply)).flatMap(checkReply);
}
