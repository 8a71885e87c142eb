import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { createDocument } from '../../api/document/document.ts';
import { createExamples, type Example, type ExampleReply } from '../../api/document/examples.ts';
import { fieldNotes, schemaNotes } from '../../api/document/schema-notes.ts';
import { components } from '../../api/document/schemas.ts';
import { endpoints } from '../../src/lib/contract/endpoints.ts';

const committed = readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8');
const id = 'https://club.example/openapi.json';

let examples: readonly Example[];
let ajv: Ajv2020;
beforeAll(async () => {
  examples = await createExamples();
  // OpenAPI keywords are unknown to JSON Schema.
  ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: id, ...JSON.parse(committed) });
});

const pointer = (...steps: readonly string[]) =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

function complaints({ name, reply }: Pick<Example, 'name' | 'reply'>): unknown {
  const [, endpoint] = endpoints.find(([each]) => each === name) ?? [];
  const place = ['paths', `/${endpoint?.path}`, endpoint?.method.toLowerCase() ?? '', 'responses'];
  const content = ['content', 'application/json', 'schema'];
  const validate = ajv.getSchema(`${id}#${pointer(...place, String(reply.status), ...content)}`);
  if (!validate) return `${name} does not say that it answers ${reply.status}`;
  return validate(reply.body) ? undefined : validate.errors;
}

test('API document matches the contract (npm run api-document rewrites it)', () => {
  expect(`${JSON.stringify(createDocument(examples), null, 2)}\n`).toBe(committed);
});

test('API document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(committed));
  expect(result).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('API document has every call of the contract with an example', () => {
  const { paths } = JSON.parse(committed) as { paths: Record<string, Record<string, object>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  );
  expect(calls.toSorted()).toEqual(endpoints.map(([, { method, path }]) => `${method} ${path}`).toSorted());
  expect(calls).toHaveLength(31);
});

test('API document matches every reply and refusal of the sandbox', () => {
  const replies = examples.flatMap(({ name, reply, refusal }) => [
    { name, reply },
    ...(refusal ? [{ name, reply: refusal }] : []),
  ]);
  expect(replies.length).toBeGreaterThan(50);
  expect(replies.map(complaints).filter(Boolean)).toEqual([]);
});

/** Forbids additional properties in all schemas, as linters of examples do. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, closed(entry)]));
  const isObject = inside['type'] === 'object' && 'properties' in inside;
  return isObject ? { additionalProperties: false, ...inside } : inside;
}

test("API document's examples contain only fields of their schemas", () => {
  const strict = new Ajv2020({ strict: false, allErrors: true });
  strict.addSchema({ $id: id, ...(closed(JSON.parse(committed)) as object) });
  const found: unknown[] = [];
  let count = 0;
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('schema' in value && 'example' in value) {
      count += 1;
      const validate = strict.getSchema(`${id}#${place}/schema`);
      if (!validate?.(value.example)) found.push([place, validate?.errors]);
    }
    for (const [key, entry] of Object.entries(value)) {
      if (key !== 'example') look(entry, place + pointer(key));
    }
  };
  look(JSON.parse(committed), '');
  expect(count).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test.each<[string, Example['name'], ExampleReply]>([
  ['a field that is missing', 'getMember', { status: 200, body: { name: 'Ada', email: 'ada@example.com' } }],
  ['a value of another type', 'listNotifications', { status: 200, body: { results: [{ id: true }] } }],
  ['a status that is not foreseen', 'getDraw', { status: 418, body: {} }],
  ['an error in another form', 'signIn', { status: 400, body: { detail: { code: 7 } } }],
])('API document rejects a reply with %s', (_, name, reply) => {
  expect(complaints({ name, reply })).toBeDefined();
});

test("API document's notes refer to existing schemas and fields", () => {
  expect(Object.keys(components)).toEqual(expect.arrayContaining(Object.keys(schemaNotes)));
  for (const [name, notes] of Object.entries(fieldNotes)) {
    expect(Object.keys(components[name]?.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(notes)),
    );
  }
});
