import type * as z from 'zod/mini';

/** A parse issue without the value. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** Copies no values: a zod issue also holds the input. */
export function copyIssues(issues: readonly object[], prefix: readonly PropertyKey[] = []): Issue[] {
  return issues.map(({ path = [], code = '', errors }: Partial<Issue>) => ({
    path: [...prefix, ...path],
    code,
    ...(errors && { errors: errors.map((alternative) => copyIssues(alternative)) }),
  }));
}

let collectedIssues: Issue[] = [];

/** Collects what was wrong with an entry that was skipped, or a field that fell back. */
export function addIssues(issues: readonly Issue[]): void {
  collectedIssues.push(...issues);
}

export function drainIssues(): readonly Issue[] {
  const drained = collectedIssues;
  collectedIssues = [];
  return drained;
}

export interface ParsedReply {
  readonly reply: unknown;
  readonly issues: readonly Issue[];
}

/** @throws {ZodError} */
export function parseReply(schema: z.ZodMiniType, body: unknown): ParsedReply {
  drainIssues();
  const reply = schema.parse(body);
  return { reply, issues: drainIssues() };
}

/** A chunk blocks a slow phone for half of the acceptable time. */
export const chunkSize = 500;

export function getListEntries(body: unknown): readonly unknown[] {
  const entries = (body as { results?: unknown } | null | undefined)?.results ?? body;
  return Array.isArray(entries) ? entries : [];
}
