import type * as z from 'zod/mini';
import { drainSkipped, type Issue } from './left-out.ts';

/** What a body says by its schema, and what was wrong with those entries that it does without. */
export interface ParsedReply {
  readonly reply: unknown;
  readonly issues: readonly Issue[];
}

/** Reads a body in one go. @throws {ZodError} */
export function parseReply(schema: z.ZodMiniType, body: unknown): ParsedReply {
  drainSkipped();
  const reply = schema.parse(body);
  return { reply, issues: drainSkipped() };
}

/** So many entries are read in one go: half of what a slow phone may be held up by. */
export const chunkSize = 500;

/** The entries of a list's body; none of any other. */
export function getListEntries(body: unknown): readonly unknown[] {
  const given = (body as { results?: unknown } | null | undefined)?.results ?? body;
  return Array.isArray(given) ? given : [];
}
