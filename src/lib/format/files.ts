/** Start of a formula (OWASP, CSV Injection). Some programs accept full-width forms. */
const formulaStart = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Escapes formulas and quotes special characters (RFC 4180, 2.5 to 2.7). */
function formatTextCell(text: string): string {
  const escaped = formulaStart.test(text) ? `'${text}` : text;
  return /[",\p{Cc}]|^\s|\s$/u.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Formats CSV (RFC 4180) with a byte order mark for spreadsheets. Numbers must be plain decimals. */
export function toCsv(rows: readonly (readonly (string | { readonly number: string })[])[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? formatTextCell(cell) : cell.number)).join(','),
  );
  return `\u{FEFF}${lines.map((line) => `${line}\r\n`).join('')}`;
}

export const saveCsvLabel = 'Save as spreadsheet (CSV)';

export function createCsvFile(name: string, text: string): File {
  return new File([text], name, { type: 'text/csv;charset=utf-8' });
}

/** A line of a record that members print or save; `text` may have several lines. */
export interface RecordLine {
  readonly term: string;
  readonly text: string;
}

const replaceControls = (text: string) => text.replace(/[^\P{Cc}\n]+/gu, ' ');

/** Plain text for a file; line breaks of Windows, which every editor reads. */
export function formatRecord(lines: readonly RecordLine[]): string {
  return lines
    .map(({ term, text }) => `${term}: ${text.includes('\n') ? '\n' : ''}${replaceControls(text)}\n`)
    .join('')
    .replaceAll('\n', '\r\n');
}
