/** A line of a rule; the name is empty for what is no declaration. */
export interface CssDeclaration {
  readonly name: string;
  readonly text: string;
}

/** A rule, or whatever else stands in a stylesheet, as text. */
export type CssRule =
  | { readonly text: string }
  | { readonly selector: string; readonly declarations: readonly CssDeclaration[] };

/** False for a line that a later one takes the place of in every browser that the app is for. */
function counts(line: CssDeclaration, later: readonly CssDeclaration[]): boolean {
  const isImportant = line.text.endsWith('!important');
  return !later.some(
    ({ name, text }) =>
      text === line.text ||
      (name !== '' &&
        name === line.name &&
        !isImportant &&
        (name.startsWith('--') || text.includes('color-mix('))),
  );
}

/** Pieces as text. Rules for the same that stand side by side become one. */
export function serializeRules(pieces: readonly CssRule[]): string {
  const merged: CssRule[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && 'selector' in last && 'selector' in piece && last.selector === piece.selector)
      merged[merged.length - 1] = {
        selector: last.selector,
        declarations: [...last.declarations, ...piece.declarations],
      };
    else merged.push(piece);
  }
  return merged
    .map((piece) => {
      if ('text' in piece) return piece.text;
      const lines = piece.declarations.filter((line, index, all) => counts(line, all.slice(index + 1)));
      return `${piece.selector}{${lines.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}
