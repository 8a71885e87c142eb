import { toSearchKey } from './normalise.ts';

interface Option {
  readonly value: number;
  readonly text: string;
}

function findOption(options: readonly Option[], typed: string): number | undefined {
  const query = toSearchKey(typed);
  const exact = options.findIndex(({ value, text }) => String(value) === query || text === query);
  const prefix = options.findIndex(({ text }) => toSearchKey(text).startsWith(query));
  return [exact, prefix].find((index) => index >= 0);
}

/** Finds an exact match of the typed text, else a prefix. A key without a match starts a new text. */
export function matchTypeAhead(
  options: readonly Option[],
  before: string,
  key: string,
): { readonly index: number | undefined; readonly text: string } {
  const combined = findOption(options, before + key);
  return combined === undefined
    ? { index: findOption(options, key), text: key }
    : { index: combined, text: before + key };
}
