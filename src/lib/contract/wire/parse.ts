import type * as z from 'zod/mini';
import { type Issue, takeLeftOut } from './left-out.ts';

/** What a body says by its schema, and what was wrong with those entries that it does without. */
export interface ReadReply {
  readonly reply: unknown;
  readonly issues: readonly Issue[];
}

/** Reads a body in one go. @throws {ZodError} */
export function readWhole(schema: z.ZodMiniType, body: unknown): ReadReply {
  takeLeftOut();
  const reply = schema.parse(body);
  return { reply, issues: takeLeftOut() };
}

/** So many entries are read in one go: half of what a slow phone may be held up by. */
export const atOnce = 500;

/** The entries of a list's body; none of any other. */
export function entriesIn(body: unknown): readonly unknown[] {
  const given = (body as { results?: unknown } | null | undefined)?.results ?? body;
  return Array.isArray(given) ? given : [];
}
