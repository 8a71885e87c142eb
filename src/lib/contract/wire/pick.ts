import type * as z from 'zod/mini';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

const getDefinition = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

/** Returns the schema without its optional and default wrappers. */
function unwrapDefinition(schema: z.ZodMiniType): Definition {
  const definition = getDefinition(schema);
  const inner = definition.innerType ?? definition.in;
  return inner ? unwrapDefinition(inner) : definition;
}

function pickByDefinition({ shape, element, options }: Definition, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isArray = Array.isArray(value);
  if (options) {
    const option = options.map(unwrapDefinition).find(({ type }) => type === (isArray ? 'array' : 'object'));
    return option ? pickByDefinition(option, value) : null;
  }
  if (isArray) return element ? value.map((entry) => pickKnownFields(element, entry)) : null;
  if (!shape) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const own = Object.entries(shape).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(own.map(([name, field]) => [name, pickKnownFields(field, fields[name])]));
}

/** Copies a reply with only the fields that its schema names. */
export function pickKnownFields(schema: z.ZodMiniType, value: unknown): unknown {
  return pickByDefinition(unwrapDefinition(schema), value);
}

const maxCachedEntries = 50;

/** `next` of a trimmed list; not a URL. */
const truncatedNext = 'cut off';

/** Trims a list to 50 entries for the offline cache. */
export function trimReply(body: unknown): unknown {
  const page = Array.isArray(body) ? { results: body, count: body.length } : body;
  if (typeof page !== 'object' || page === null || !('results' in page)) return body;
  const { results } = page;
  if (!Array.isArray(results) || results.length <= maxCachedEntries) return body;
  return { ...page, results: results.slice(0, maxCachedEntries), next: truncatedNext };
}
