import type * as z from 'zod/mini';

/** A parse issue without the value. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly errors?: readonly (readonly Issue[])[];
}

let skippedIssues: Issue[] = [];

/** Records the issues of skipped entries. */
export function addSkipped(issues: readonly Issue[]): void {
  skippedIssues.push(...issues);
}

/** Returns and clears the issues of skipped entries at any depth. */
export function drainSkipped(): readonly Issue[] {
  const drained = skippedIssues;
  skippedIssues = [];
  return drained;
}

export interface ParsedReply {
  readonly reply: unknown;
  readonly issues: readonly Issue[];
}

/** Parses a body synchronously. @throws {ZodError} */
export function parseReply(schema: z.ZodMiniType, body: unknown): ParsedReply {
  drainSkipped();
  const reply = schema.parse(body);
  return { reply, issues: drainSkipped() };
}

/** Entries per chunk: half of the acceptable blocking time of a slow phone. */
export const chunkSize = 500;

/** Returns the entries of a list's body, else an empty array. */
export function getListEntries(body: unknown): readonly unknown[] {
  const entries = (body as { results?: unknown } | null | undefined)?.results ?? body;
  return Array.isArray(entries) ? entries : [];
}
