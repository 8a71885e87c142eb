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
 * Where typing leads in a list: to the option of that number, else to the first that begins so. A key that fits nothing
 * begins anew.
 * @param before what was typed just before
 * @returns the option's index, if any, and what counts as typed now
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
