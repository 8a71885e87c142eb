/**
 * An address read, absolute or relative to a base; undefined when it is none. `URL.canParse` is missing on phones that
 * members still use.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
