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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the schema without its optional and default wrappers. */
function unwrapDefinition(schema: z.ZodMiniType): Definition {
  const definition = getDefinition(schema);
  const inner = definition.innerType ?? definition.in;
  return inner ? unwrapDefinition(inner) : definition;
}

function pickByDefinition(definition: Definition, value: unknown): unknown {
  const { shape, element, options } = definition;
  if (options) {
    const type = Array.isArray(value) ? 'array' : 'object';
    const matchingOption = options.map(unwrapDefinition).find((option) => option.type === type);
    return matchingOption && typeof value === 'object'
      ? pickByDefinition(matchingOption, value)
      : dropObject(value);
  }
  if (element)
    return Array.isArray(value) ? value.map((entry) => pickKnownFields(element, entry)) : dropObject(value);
  if (!shape) return dropObject(value);
  if (!isObject(value)) return dropObject(value);
  const own = Object.entries(shape).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(own.map(([name, field]) => [name, pickKnownFields(field, value[name])]));
}

const dropObject = (value: unknown) => (typeof value === 'object' ? null : value);

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
