/** A line of a rule; the name is empty for what is no declaration. */
export interface Line {
  readonly name: string;
  readonly text: string;
}

/** A rule, or whatever else stands in a stylesheet, as text. */
export type Piece = { readonly text: string } | { readonly head: string; readonly lines: readonly Line[] };

/** False for a line that a later one takes the place of in every browser that the app is for. */
function counts(line: Line, later: readonly Line[]): boolean {
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
export function written(pieces: readonly Piece[]): string {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && 'head' in last && 'head' in piece && last.head === piece.head)
      merged[merged.length - 1] = { head: last.head, lines: [...last.lines, ...piece.lines] };
    else merged.push(piece);
  }
  return merged
    .map((piece) => {
      if ('text' in piece) return piece.text;
      const lines = piece.lines.filter((line, index, all) => counts(line, all.slice(index + 1)));
      return `${piece.head}{${lines.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}
