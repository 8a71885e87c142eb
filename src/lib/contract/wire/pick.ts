import type * as z from 'zod/mini';

/** A schema as its library lays it open to others: what kind it is, and what it is made of. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a schema reads once what may be absent, and what becomes of it, are taken away. */
function wireOf(schema: z.ZodMiniType): Definition {
  const definition = definitionOf(schema);
  const within = definition.innerType ?? definition.in;
  return within ? wireOf(within) : definition;
}

function namedBy(definition: Definition, value: unknown): unknown {
  const { shape, element, options } = definition;
  if (options) {
    const type = Array.isArray(value) ? 'array' : 'object';
    const fitting = options.map(wireOf).find((option) => option.type === type);
    return fitting && typeof value === 'object' ? namedBy(fitting, value) : plain(value);
  }
  if (element)
    return Array.isArray(value) ? value.map((entry) => pickKnownFields(element, entry)) : plain(value);
  if (!shape) return plain(value);
  if (!isObject(value)) return plain(value);
  const own = Object.entries(shape).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(own.map(([name, field]) => [name, pickKnownFields(field, value[name])]));
}

/** What has parts that the contract does not name stays away. */
const plain = (value: unknown) => (typeof value === 'object' ? null : value);

/** An answer as it came, without anything that its schema does not name. */
export function pickKnownFields(schema: z.ZodMiniType, value: unknown): unknown {
  return namedBy(wireOf(schema), value);
}

/** So many entries of a list are kept: a member looks at the first of them. */
const mostEntriesKept = 50;

/** What a page of a list names as its next where the rest was cut off: no address, only that there is more. */
const cutOff = 'cut off';

/** An answer as far as it is kept: of a list the first entries, as one page of a longer list where there are more. */
export function trimReply(body: unknown): unknown {
  const page = Array.isArray(body) ? { results: body, count: body.length } : body;
  if (typeof page !== 'object' || page === null || !('results' in page)) return body;
  const { results } = page;
  if (!Array.isArray(results) || results.length <= mostEntriesKept) return body;
  return { ...page, results: results.slice(0, mostEntriesKept), next: cutOff };
}
