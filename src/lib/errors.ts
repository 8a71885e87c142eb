import { cleanText } from './format/text.ts';

/**
 * Why a call failed, as the app tells cases apart:
 *
 * - `unsent`: what sends calls could not be loaded, so that nothing left this page.
 * - `network`: no answer reached us; `away`: the same while the host of this site answers; `offline`: the same while the
 *   browser believes that there is no connection, which is a hint for words and proves nothing; `timeout`: none came in
 *   time; `aborted`: we stopped waiting ourselves. After any of the five a write may or may not have happened.
 * - `refused`: the session is not accepted (401 after a refresh, or nothing to refresh with).
 * - `rejected`: any other 4xx; the body may say why.
 * - `broken`: 5xx, a body that is not JSON, or JSON of another shape than the contract's.
 */
export type ErrorKind =
  | 'unsent'
  | 'offline'
  | 'network'
  | 'away'
  | 'timeout'
  | 'aborted'
  | 'refused'
  | 'rejected'
  | 'broken';

/** After these the server has not done what it was asked for: it never heard of it, or said so. */
const withoutEffect: readonly ErrorKind[] = ['unsent', 'refused', 'rejected'];

/** Lost somewhere between here and the server. */
const withoutAnswer: readonly ErrorKind[] = ['network', 'away', 'offline'];

interface AppErrorDetails {
  readonly status?: number;
  readonly body?: unknown;
  readonly cause?: unknown;
  readonly hint?: string;
  readonly retryAfterMs?: number;
}

/** The one error that calls throw. `message` is the specification's generic text (section 8). */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  /** The parsed response body, when there was one; hostile text until `firstMessage` cleaned it. */
  readonly body: unknown;
  /** What a member should know beyond the catalogue's words, where a rule of ours stopped the call. */
  readonly hint: string | undefined;
  /** How long the server asks to wait before the next try, in ms. */
  readonly retryAfterMs: number | undefined;
  /** False when asking again would send a write again, such as the one that renews the tokens. */
  canRetry = true;

  constructor(kind: ErrorKind, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.body = details.body;
    this.hint = details.hint;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** True when a write may have reached the server without its answer reaching us. */
  get isOutcomeUnknown(): boolean {
    return !withoutEffect.includes(this.kind);
  }

  /** True when the connection was lost, wherever between here and the server. */
  get isConnectionLost(): boolean {
    return withoutAnswer.includes(this.kind);
  }
}

const longestMessage = 300;

/** A server's text made fit to show, or undefined when there is none. */
function clean(value: unknown): string | undefined {
  return typeof value === 'string' ? cleanText(value, longestMessage) || undefined : undefined;
}

/** One message: text, or an object around it, as FastAPI and others say what is wrong where. */
function messageOf(entry: unknown): string | undefined {
  const { msg, message } = fieldsOf(entry);
  return clean(entry) ?? clean(msg) ?? clean(message);
}

/** First message in a field's value: the value itself, or the first of a list. */
function textOf(value: unknown): string | undefined {
  return [value].flat().map(messageOf).find(Boolean);
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}

/**
 * The first message of an error body: `detail`, else the first text of the first field (design decision: 'first
 * server error'). With `fields` only those are read, in that order.
 */
export function getFirstMessage(body: unknown, fields?: readonly string[]): string | undefined {
  const record = fieldsOf(body);
  const names = fields ?? ['detail', ...Object.keys(record)];
  for (const name of names) {
    const text = Object.hasOwn(record, name) ? textOf(record[name]) : undefined;
    if (text) return text;
  }
  return fields ? undefined : textOf(body);
}

/** The messages of an error body by field, for the form fields whose names the server used. */
export function getFieldErrors(body: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [name, value] of Object.entries(fieldsOf(body))) {
    const text = textOf(value);
    if (text && name !== 'detail' && name !== 'non_field_errors') messages[name] = text;
  }
  return messages;
}
