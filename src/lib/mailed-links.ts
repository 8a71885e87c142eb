import { separators, toCode } from './forms/normalise.ts';

/** In characters. */
const maxLinkLength = 8_000;
const maxTokenLength = 2_000;

/** Each is a call of the API. */
const maxTokens = 4;

function decodeBytes(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return '';
  }
}

/** Undoes the escapes of URLs and of HTML, also when they were applied twice. No token contains one. */
function decodeLink(link: string): string {
  let text = link.slice(0, maxLinkLength);
  for (let round = 0; round < 3; round += 1) {
    text = text
      .replace(/(?:%[\da-f]{2})+/gi, decodeBytes)
      .replace(/&(?:amp|#0*38|#x0*26)(?:;|(?=[a-z]))/gi, '&')
      .replace(/&(?:equals|#0*61|#x0*3d);/gi, '=');
  }
  return text;
}

/** Returns the possible originals of a value: without its line breaks, up to the first, and without quoted-printable. */
function getSpellings(value: string): string[] {
  const [unquoted = ''] = value.replace(/^[\s"'<“‘(]+/, '').split(/["'<>“”‘’`%\\]/);
  const joined = unquoted.replace(/=?\s+(?=\S)/g, '');
  const [first = ''] = unquoted.split(/\s/);
  return [joined, first, ...[joined, first].map((text) => text.replace(/^3D/, '').replace(/=3D/g, '='))]
    .map((text) => toCode(text, separators).replace(/[\s.,;:!?)\]}*]+$/, ''))
    .filter((text) => text !== '' && text.length <= maxTokenLength);
}

/**
 * Reads the tokens that a mailed link may carry, the likeliest first; mail programs escape, wrap and extend
 * links. Only the API knows which is right.
 * @param link path, query and fragment
 */
export function readMailedTokens(link: string): string[] {
  const values = decodeLink(link).matchAll(/[?&#;\s](?:token\s*=)+([^&#?]*)/gi);
  const tokens = Array.from(values, ([, value = '']) => getSpellings(value)).flat();
  return [...new Set(tokens)].slice(0, maxTokens);
}

/** Drops from parameters' names what is left of an escaped ampersand. */
export function repairSearch(search: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name.replace(/^(?:amp;|#0*38;|#x0*26;)+/i, ''), value]),
  );
}

/** The end of a path, with the escaped query or the punctuation that follows it. */
const pathEnd = /^(\/[\w/-]*?)\/?(?:(?:%3F|%26|%23|%3B|[&;])(.*)|(?:[.,:;!)\]'*]|%3E|%22|%5D|%20)+)$/i;

/** The address of a screen whose mailed link was escaped or extended; undefined for another one. */
export function repairMailedLink(
  { pathname, search, hash }: Location,
  isScreen: (path: string) => boolean,
): string | undefined {
  const [, path = '', query] = pathEnd.exec(pathname) ?? [];
  if (!isScreen(path)) return undefined;
  return `${path}${query ? `?${query}${search.replace('?', '&')}` : search}${hash}`;
}
