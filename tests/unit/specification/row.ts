/**
 * A line of the specification and what holds it: tests as 'file › title', with the titles of groups between where
 * that tells tests apart, or, for what the product leaves out on purpose, the decision.
 */
export type Row =
  | { readonly row: string; readonly tests: readonly string[] }
  | { readonly row: string; readonly settled: string };

/** A row that quotes what a member reads; `{n}` stands for a number. */
export type TextRow = Row & { readonly text?: string };
