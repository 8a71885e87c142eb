import type { Credentials } from './call-sequence.ts';
import { type Exchange, envelopeOf } from './exchange.ts';

const tokenFields = ['access_token', 'refresh_token', 'access', 'refresh'];

/** Shorter texts are no secrets, and would black out words. */
const shortestSecret = 4;

/** Everything that must not be told: password, email, and whatever token went to and fro. */
export function secretsOf({ email, password }: Credentials, exchanges: readonly Exchange[]): string[] {
  const tokens = exchanges.flatMap(({ body, request }) => [
    ...tokenFields.map((field) => envelopeOf(body)?.[field]),
    request.headers?.['Authorization']?.slice('Bearer '.length),
  ]);
  const found = [password, email, ...tokens].filter((secret) => typeof secret === 'string');
  return [...new Set(found)].filter((secret) => secret.length >= shortestSecret);
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A text in which no secret stands, in whichever writing and letters: some headers are told in lower case. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const writings = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
  const longestFirst = [...new Set(writings)].toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (clean, writing) => clean.replaceAll(new RegExp(literal(writing), 'gi'), '[hidden]'),
    text,
  );
}

const longestQuote = 48;
const control = /[\p{Cc}\p{Cf}]/gu;

/**
 * What may be told of a text with words of an API in it: without secrets, then with quotes cut short (before, half a
 * secret might be left), and with nothing that a terminal would obey.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const shortened = withoutSecrets(text, secrets).replaceAll(/"(?:[^"\\]|\\.)*"/g, (quote) =>
    quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…"` : quote,
  );
  return shortened.replaceAll(control, '\ufffd');
}
