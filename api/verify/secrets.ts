import type { Credentials } from './call-sequence.ts';
import { type Exchange, readEnvelope } from './exchange.ts';

const tokenFields = ['access_token', 'refresh_token', 'access', 'refresh'];

/** Shorter texts would hide ordinary words. */
const minSecretLength = 4;

export function collectSecrets({ email, password }: Credentials, exchanges: readonly Exchange[]): string[] {
  const tokens = exchanges.flatMap(({ body, request }) => [
    ...tokenFields.map((field) => readEnvelope(body)?.[field]),
    request.headers?.['Authorization']?.slice('Bearer '.length),
  ]);
  const found = [password, email, ...tokens].filter((secret) => typeof secret === 'string');
  return [...new Set(found)].filter((secret) => secret.length >= minSecretLength);
}

const escapePattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Hides secrets in all encodings and letter cases, because some headers appear in lower case. */
function hideSecrets(text: string, secrets: readonly string[]): string {
  const encodings = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
  const longestFirst = [...new Set(encodings)].toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (clean, encoding) => clean.replaceAll(new RegExp(escapePattern(encoding), 'gi'), '[hidden]'),
    text,
  );
}

const maxQuoteLength = 48;
const control = /[\p{Cc}\p{Cf}]/gu;

/**
 * Removes secrets before it shortens quotes, because half a secret could remain. Replaces control characters
 * for terminals.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const shortened = hideSecrets(text, secrets).replaceAll(/"(?:[^"\\]|\\.)*"/g, (quote) =>
    quote.length > maxQuoteLength ? `${quote.slice(0, maxQuoteLength)}…"` : quote,
  );
  return shortened.replaceAll(control, '\ufffd');
}
