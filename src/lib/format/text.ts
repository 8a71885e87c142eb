/**
 * Foreign text made fit to show on one line: control and formatting characters (bidirectional overrides, zero-width
 * ones) and runs of white space become one space, and it is cut after `longest` characters.
 */
export function cleanText(text: string, longest: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > longest
    ? Array.from(line.slice(0, longest * 2))
        .slice(0, longest)
        .join('')
        .trim()
    : line;
}
