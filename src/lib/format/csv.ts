/**
 * What a spreadsheet would take for the beginning of a formula (OWASP, CSV Injection), whatever blanks stand before.
 * The full-width forms count, because some programs read them alike.
 */
const formulaStart = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A cell of text: never a formula, and quoted where it is more than plain text (RFC 4180, 2.5 to 2.7). */
function textCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\p{Cc}]|^\s|\s$/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as CSV (RFC 4180), with the mark that has spreadsheets read UTF-8. A number stands as it is, so that it is one
 * in a spreadsheet, too: it is for the caller to hand in plain decimals.
 */
export function toCsv(rows: readonly (readonly (string | { readonly number: string })[])[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? textCell(cell) : cell.number)).join(','),
  );
  return `\u{FEFF}${lines.map((line) => `${line}\r\n`).join('')}`;
}
