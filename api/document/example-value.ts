/** Fixed values for fields that vary per run. */
const fixedValues: Readonly<Record<string, string>> = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3NzI2MjY1MDB9.c2lnbmF0dXJl',
  refresh_token: 'DE1BLRUrPvA4wXrsd85R7PDM2iQUWF0XdUKTc5ov7Jc',
  access: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3NzI2MjY1MDB9.c2lnbmF0dXJl',
  refresh: 'st2G9DDMJz8J17i7jlEiA9evgjcFXM3PpD1WEJFIZ0c',
  refreshToken: 'DE1BLRUrPvA4wXrsd85R7PDM2iQUWF0XdUKTc5ov7Jc',
  token: 'Hy7CTLY38Oyca4kbBCCD8-DJjKJYhNnYLO6lSNhkkp4',
  redirect_url: 'https://pay.example.com/checkout/4f1c',
};

const limits = { entries: 2, characters: 160 };

function replaceHosts(text: string): string {
  return text
    .replace(/http:\/\/(\w+)\.praxis\.localhost:\d+\/pictures/g, 'https://$1.api.example.com/pictures')
    .replace(/praxis\.localhost:\d+/g, 'club.example');
}

function shorten(text: string): string {
  return text.length > limits.characters ? `${text.slice(0, limits.characters - 1).trimEnd()}…` : text;
}

/**
 * Converts a value to a reproducible, short example.
 * @param name the value's field
 */
export function toExampleValue(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return fixedValues[name] ?? shorten(replaceHosts(value));
  if (Array.isArray(value)) return value.slice(0, limits.entries).map((entry) => toExampleValue(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toExampleValue(entry, key)]));
}
