/** An absolute address read; undefined when it is none. `URL.canParse` is missing on phones that members still use. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
