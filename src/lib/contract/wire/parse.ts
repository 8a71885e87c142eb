import type * as z from 'zod/mini';

/** A parse issue without the value. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly errors?: readonly (readonly Issue[])[];
}

let skippedIssues: Issue[] = [];

export function addSkipped(issues: readonly Issue[]): void {
  skippedIssues.push(...issues);
}

export function drainSkipped(): readonly Issue[] {
  const drained = skippedIssues;
  skippedIssues = [];
  return drained;
}

export interface ParsedReply {
  readonly reply: unknown;
  readonly issues: readonly Issue[];
}

/** @throws {ZodError} */
export function parseReply(schema: z.ZodMiniType, body: unknown): ParsedReply {
  drainSkipped();
  const reply = schema.parse(body);
  return { reply, issues: drainSkipped() };
}

/** A chunk blocks a slow phone for half of the acceptable time. */
export const chunkSize = 500;

export function getListEntries(body: unknown): readonly unknown[] {
  const entries = (body as { results?: unknown } | null | undefined)?.results ?? body;
  return Array.isArray(entries) ? entries : [];
}
