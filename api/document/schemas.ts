import * as z from 'zod/mini';
import { endpoints } from '../../src/lib/contract/endpoints.ts';
import { ignoredReply } from '../../src/lib/contract/wire/values.ts';
import { namedSchemas } from './schema-names.ts';
import { fieldNotes, schemaNotes } from './schema-notes.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const refTo = (name: string) => `#/components/schemas/${name}`;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Marks integers by sample values, because code checks them. */
const markIntegers: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type !== 'number') return;
  const accepts = (value: number) => z.safeParse(zodSchema, value).success;
  if (accepts(1.5) || !accepts(1)) return;
  Object.assign(jsonSchema, { type: 'integer', minimum: accepts(0) ? 0 : 1 });
};

/** Removes the fallback for unreadable entries, which is not part of the contract. */
const removeFallback: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
};

function registerAll() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id });
  for (const [name, { payload, query, reply }] of endpoints) {
    for (const [kind, make] of Object.entries({ payload, query, reply })) {
      const schema = make?.();
      if (schema && !registry.has(schema)) registry.add(schema, { id: `${name} ${kind}` });
    }
  }
  return registry;
}

const registry = registerAll();
const { schemas } = z.toJSONSchema(registry, {
  io: 'input',
  uri: refTo,
  unrepresentable: 'any',
  override: (context) => {
    markIntegers(context);
    removeFallback(context);
  },
});

function withNotes(name: string, schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, ...body } = schema;
  const notes = new Map(Object.entries(fieldNotes)).get(name) ?? {};
  const fields = Object.entries(body.properties ?? {}).map(([field, value]) => [
    field,
    { ...(value as JsonSchema), ...notes[field] },
  ]);
  const note = new Map(Object.entries(schemaNotes)).get(name);
  if (note?.['type']) delete body.anyOf;
  return { ...body, ...(fields.length > 0 && { properties: Object.fromEntries(fields) }), ...note };
}

export const components: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.keys(namedSchemas).map((name) => [name, withNotes(name, schemas[name] ?? {})]),
);

/** Returns a reference for a named schema. */
export function schemaOf(make: () => z.ZodMiniType): JsonSchema {
  const { id = '' } = registry.get(make()) ?? {};
  return id in namedSchemas ? { $ref: refTo(id) } : withNotes(id, schemas[id] ?? {});
}

export function isReplyRead(reply: () => z.ZodMiniType): boolean {
  return reply !== ignoredReply;
}
