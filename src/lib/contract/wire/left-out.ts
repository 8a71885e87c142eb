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
