export const severities = ['error', 'warning', 'info', 'ok'] as const;

/**
 * - `error`: the app refuses it, or shows something else in its place.
 * - `warning`: it works, but probably not as meant.
 * - `info`: a fact to compare with what is meant.
 */
export type Severity = (typeof severities)[number];

export interface Finding {
  readonly severity: Severity;
  /** One or two plain sentences. */
  readonly text: string;
}

export const error = (text: string): Finding => ({ severity: 'error', text });
export const warning = (text: string): Finding => ({ severity: 'warning', text });
export const info = (text: string): Finding => ({ severity: 'info', text });
export const ok = (text: string): Finding => ({ severity: 'ok', text });

const maxQuoteLength = 60;

/** Quotes foreign text on one line, cut to 60 characters. */
export function quote(text: string): string {
  const line = text.slice(0, maxQuoteLength * 2).replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ');
  return line.length > maxQuoteLength ? `“${line.slice(0, maxQuoteLength)}…”` : `“${line}”`;
}

/** '1 word', '2 words' */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

/** Findings of the same text once: a text may repeat a link. */
export function removeRepeated(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.text, finding])).values()];
}
