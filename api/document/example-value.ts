import { exampleApiHost, exampleLandingDomain } from './example-context.ts';

/** A JWT that expires in 2100, so that the site does not refresh a mock server's token before every call. */
const accessToken = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl';

/** Fixed values for fields that vary per run. */
const fixedValues: Readonly<Record<string, string>> = {
  access_token: accessToken,
  refresh_token: 'DE1BLRUrPvA4wXrsd85R7PDM2iQUWF0XdUKTc5ov7Jc',
  access: accessToken,
  refresh: 'st2G9DDMJz8J17i7jlEiA9evgjcFXM3PpD1WEJFIZ0c',
  refreshToken: 'DE1BLRUrPvA4wXrsd85R7PDM2iQUWF0XdUKTc5ov7Jc',
  token: 'Hy7CTLY38Oyca4kbBCCD8-DJjKJYhNnYLO6lSNhkkp4',
  redirect_url: 'https://pay.example.com/checkout/4f1c',
};

const limits = { entries: 2, states: 3, characters: 160, htmlCharacters: 900 };

function replaceHosts(text: string): string {
  return text
    .replace(/http:\/\/(\w+)\.praxis\.localhost:\d+\/pictures/g, `https://$1.${exampleApiHost}/pictures`)
    .replace(/praxis\.localhost:\d+/g, exampleLandingDomain);
}

/** Keeps complete paragraphs and lists, because a cut tag is invalid HTML. */
function shortenHtml(html: string): string {
  const blocks = html.split(/(?<=<\/(?:p|ul|ol|table)>)\n/);
  const lengths = blocks.map((_, index) => blocks.slice(0, index + 1).join('\n').length);
  const count = lengths.filter((length) => length <= limits.htmlCharacters).length;
  return blocks.slice(0, Math.max(count, 1)).join('\n');
}

function shorten(text: string): string {
  if (text.startsWith('<p>')) return shortenHtml(text);
  return text.length > limits.characters ? `${text.slice(0, limits.characters - 1).trimEnd()}…` : text;
}

/** Prefers entries of different states, so that a list shows all of them. */
function selectEntries(entries: readonly unknown[]): readonly unknown[] {
  const states = entries.map((entry) => (entry as { readonly status?: unknown } | null)?.status);
  const ofEachState = entries.filter((_, index) => states.indexOf(states[index]) === index);
  return ofEachState.length > 1 ? ofEachState.slice(0, limits.states) : entries.slice(0, limits.entries);
}

/**
 * Converts a value to a reproducible, short example.
 * @param name the value's field
 */
export function toExampleValue(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return fixedValues[name] ?? shorten(replaceHosts(value));
  if (Array.isArray(value)) return selectEntries(value).map((entry) => toExampleValue(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toExampleValue(entry, key)]));
}
