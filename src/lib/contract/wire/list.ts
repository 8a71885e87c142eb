import * as z from 'zod/mini';
import { collectIssues, type Issue } from './parse.ts';

export interface ListReply<Entry> {
  readonly entries: readonly Entry[];
  /** As sent by the API; null on the last page. */
  readonly next: string | null;
  /** Entries on all pages; null when the API omits it. */
  readonly count: number | null;
  readonly skipped: number;
}

class Unreadable {
  readonly issues: readonly Issue[];

  constructor(issues?: readonly object[]) {
    this.issues = collectIssues(issues);
  }
}

function createEntriesSchema<Item extends z.ZodMiniType>(item: Item) {
  const createUnreadable = (context?: { readonly issues: readonly object[] }) =>
    new Unreadable(context?.issues);
  return z.array(z.catch(item, createUnreadable as never));
}

function dropUnreadable<Entry>(entries: readonly (Entry | Unreadable)[]): Entry[] {
  return entries.filter((entry): entry is Entry => !(entry instanceof Unreadable));
}

/** Nested list with the number of skipped entries. */
export function countedList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(createEntriesSchema(item)),
    z.transform((sent) => {
      const entries = dropUnreadable(sent ?? []);
      return { entries, skipped: (sent?.length ?? 0) - entries.length };
    }),
  );
}

/** Optional nested list. Skips entries that do not parse. */
export function optionalList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    countedList(item),
    z.transform(({ entries }) => entries),
  );
}

/**
 * List schema: an array or a page `{results, next, count}`. Skips invalid entries; fails when all are
 * invalid.
 */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  const page = z.object({
    results: z.nullable(createEntriesSchema(item)),
    /** A list with an unreadable `next` has more pages. */
    next: z.catch(z.nullish(z.string()), 'unreadable'),
    count: z.catch(z.nullish(z.number()), null),
  });
  return z.pipe(
    z.union([createEntriesSchema(item), page]),
    z.transform((value, context): ListReply<z.output<Item>> => {
      const isBare = Array.isArray(value);
      const { results: sent, next, count } = isBare ? { results: value, next: null, count: null } : value;
      const results = sent ?? [];
      const entries = dropUnreadable(results);
      const first: unknown = results[0];
      if (entries.length === 0 && first instanceof Unreadable) {
        const prefix = isBare ? [0] : ['results', 0];
        const issues = first.issues.map((issue) => ({ ...issue, path: [...prefix, ...issue.path] }));
        context.issues.push(...(issues as object[] as typeof context.issues));
      }
      return { entries, next: next || null, count: count ?? null, skipped: results.length - entries.length };
    }),
  );
}
