/**
 * A row with its tests as 'file › group › title' (groups only if ambiguous), or the decision to leave it out.
 */
export type Row =
  | { readonly row: string; readonly tests: readonly string[] }
  | { readonly row: string; readonly settled: string };

/** `{n}` is a number. */
export type TextRow = Row & { readonly text?: string };
