interface Named {
  readonly value: number;
  readonly text: string;
}

function find(options: readonly Named[], typed: string): number | undefined {
  const wanted = typed.toLowerCase();
  const exact = options.findIndex(({ value, text }) => String(value) === wanted || text === wanted);
  const begun = options.findIndex(({ text }) => text.toLowerCase().startsWith(wanted));
  return [exact, begun].find((index) => index >= 0);
}

/**
 * Finds the option for typed characters: an exact match, else a prefix. A key without a match starts a new
 * text.
 * @returns the option's index, if any, and the new text
 */
export function matchTypeAhead(
  options: readonly Named[],
  before: string,
  key: string,
): { readonly index: number | undefined; readonly text: string } {
  const together = find(options, before + key);
  return together === undefined
    ? { index: find(options, key), text: key }
    : { index: together, text: before + key };
}
