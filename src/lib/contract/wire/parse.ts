import type * as z from 'zod/mini';

/** A parse issue without the value. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** Copies issues without values, because a zod issue contains the input. */
function copyIssues(issues: readonly object[], prefix: readonly PropertyKey[] = []): Issue[] {
  return issues.map(({ path = [], code = '', errors }: Partial<Issue>) => ({
    path: [...prefix, ...path],
    code,
    ...(errors && { errors: errors.map((alternative) => copyIssues(alternative)) }),
  }));
}

let collectedIssues: Issue[] = [];

/** Collects the issues of skipped entries and of fields that fall back. @returns copies without values */
export function collectIssues(issues: readonly object[] = [], prefix?: readonly PropertyKey[]): Issue[] {
  const copies = copyIssues(issues, prefix);
  collectedIssues.push(...copies);
  return copies;
}

export function drainIssues(): readonly Issue[] {
  const drained = collectedIssues;
  collectedIssues = [];
  return drained;
}

/** @throws {ZodError} */
export function parseReply(schema: z.ZodMiniType, body: unknown) {
  drainIssues();
  const reply = schema.parse(body);
  return { reply, issues: drainIssues() };
}
