import * as z from 'zod/mini';
import { addSkipped, type Issue } from './parse.ts';

/** A list as one answer has it. */
export interface ListReply<Entry> {
  readonly entries: readonly Entry[];
  /** Address of the page after this one as the API gave it, absolute or relative; null on the last page. */
  readonly next: string | null;
  /** How many entries all pages have together, where the API says so. */
  readonly count: number | null;
  /** How many entries had to be left out. */
  readonly skipped: number;
}

/** Stands in the place of an entry that could not be read. */
class Unreadable {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Partial<Issue>[] = []) {
    // A whole issue holds what was sent as well.
    this.issues = issues.map(({ path = [], code = '', errors }) => ({
      path,
      code,
      ...(errors && { errors }),
    }));
  }
}

/** Reads every entry by itself, so that one that cannot be read takes no other with it. */
function entriesOf<Item extends z.ZodMiniType>(item: Item) {
  const unreadable = (context?: { readonly issues: readonly unknown[] }) =>
    new Unreadable(context?.issues as readonly Partial<Issue>[]);
  return z.array(z.catch(item, unreadable as never));
}

function isUnreadable(entry: unknown): entry is Unreadable {
  return entry instanceof Unreadable;
}

/** The entries that could be read; of the others it is noted what was wrong. */
function readable<Entry>(entries: readonly Entry[]): Entry[] {
  for (const entry of entries) if (isUnreadable(entry)) addSkipped(entry.issues);
  return entries.filter((entry) => !isUnreadable(entry));
}

/** What could be read of a list inside another object, and how many entries of it had to be left out. */
export function countedList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(entriesOf(item)),
    z.transform((given) => {
      const entries = readable(given ?? []);
      return { entries, skipped: (given?.length ?? 0) - entries.length };
    }),
  );
}

/** A list inside another object that may be absent: empty inside. Entries that cannot be read are left out. */
export function optionalList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    countedList(item),
    z.transform(({ entries }) => entries),
  );
}

/**
 * A list: a bare array on the wire, or `{results: [...]}`, which may be one page of it with the address of the `next`.
 * Entries that cannot be read are left out; when all are, the reply is of another shape.
 */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  const page = z.object({
    results: z.nullable(entriesOf(item)),
    next: z.catch(z.nullish(z.string()), null),
    count: z.catch(z.nullish(z.number()), null),
  });
  return z.pipe(
    z.union([entriesOf(item), page]),
    z.transform((value, context): ListReply<z.output<Item>> => {
      const isBare = Array.isArray(value);
      const { results: given, next, count } = isBare ? { results: value, next: null, count: null } : value;
      const results = given ?? [];
      const entries = readable(results);
      const first: unknown = results[0];
      if (entries.length === 0 && isUnreadable(first)) {
        const place = isBare ? [0] : ['results', 0];
        const issues: readonly object[] = first.issues.map(({ path, ...issue }) => ({
          ...issue,
          path: [...place, ...path],
        }));
        context.issues.push(...(issues as typeof context.issues));
      }
      return { entries, next: next || null, count: count ?? null, skipped: results.length - entries.length };
    }),
  );
}
