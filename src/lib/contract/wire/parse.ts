import type * as z from 'zod/mini';

/** What was wrong with something that could not be read: places and codes, never values. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  /** Of a union: what was wrong with each of its forms. */
  readonly errors?: readonly (readonly Issue[])[];
}

let leftOut: Issue[] = [];

/** Notes what was wrong with entries that a reply leaves out. */
export function addSkipped(issues: readonly Issue[]): void {
  leftOut.push(...issues);
}

/** What was wrong with the entries that replies left out since this was last asked, however deep in them they stood. */
export function drainSkipped(): readonly Issue[] {
  const taken = leftOut;
  leftOut = [];
  return taken;
}

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
