import type { Credentials } from './call-sequence.ts';
import { type Exchange, envelopeOf } from './exchange.ts';

const tokenFields = ['access_token', 'refresh_token', 'access', 'refresh'];

/** Shorter texts would hide ordinary words. */
const shortestSecret = 4;

/** Returns password, email and all tokens of the exchanges. */
export function secretsOf({ email, password }: Credentials, exchanges: readonly Exchange[]): string[] {
  const tokens = exchanges.flatMap(({ body, request }) => [
    ...tokenFields.map((field) => envelopeOf(body)?.[field]),
    request.headers?.['Authorization']?.slice('Bearer '.length),
  ]);
  const found = [password, email, ...tokens].filter((secret) => typeof secret === 'string');
  return [...new Set(found)].filter((secret) => secret.length >= shortestSecret);
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Hides secrets in all encodings and letter cases, because some headers appear in lower case. */
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
 * Removes secrets, then shortens quotes (the reverse could leave half a secret), and replaces control
 * characters for terminals.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const shortened = withoutSecrets(text, secrets).replaceAll(/"(?:[^"\\]|\\.)*"/g, (quote) =>
    quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…"` : quote,
  );
  return shortened.replaceAll(control, '\ufffd');
}
