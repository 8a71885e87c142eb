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
