import type * as z from 'zod/mini';

export type Path = readonly string[];

export interface SchemaNode {
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  readonly path: Path;
  readonly fields: Readonly<Record<string, z.core.$ZodType>> | undefined;
}

/** Formats `['results', '[]', 'id']` as `results[].id`. */
export function formatPath(path: Path): string {
  return path.join('.').replaceAll('.[]', '[]') || 'the body';
}

function isKindAccepted(schema: z.core.$ZodType, value: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return Array.isArray(value);
  if (def.type === 'object') return typeof value === 'object' && !Array.isArray(value);
  return true;
}

/** Visits each schema with its value, outermost first. */
export function visitSchema(
  schema: z.core.$ZodType,
  value: unknown,
  visitNode: (node: SchemaNode) => void,
  path: Path = [],
) {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const fields = def.type === 'object' ? def.shape : undefined;
  visitNode({ schema, value, path, fields });
  if (def.type === 'pipe') visitSchema(def.in, value, visitNode, path);
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'catch') {
    visitSchema(def.innerType, value, visitNode, path);
  }
  if (def.type === 'union') {
    const option = def.options.find((each) => isKindAccepted(each, value));
    if (option) visitSchema(option, value, visitNode, path);
  }
  if (def.type === 'array' && Array.isArray(value)) {
    for (const entry of value) visitSchema(def.element, entry, visitNode, [...path, '[]']);
  }
  if (def.type === 'object' && typeof value === 'object' && value !== null) {
    const values = new Map(Object.entries(value));
    for (const [name, inner] of Object.entries(def.shape)) {
      visitSchema(inner, values.get(name), visitNode, [...path, name]);
    }
  }
}
