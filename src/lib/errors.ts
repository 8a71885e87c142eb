import { cleanText } from './format/text.ts';

/**
 * Kinds of failure of a call:
 *
 * - `unsent`: the HTTP client did not load; nothing was sent.
 * - No reply, so a write may have happened: `network`; `away` (this site's host responds); `offline` (the
 *   browser reports no connection, a hint); `timeout`; `aborted` (by this page).
 * - `refused`: session not accepted (401 after a refresh, or no refresh token).
 * - `rejected`: other 4xx. The body may give a reason.
 * - `broken`: 5xx, a body that is not JSON, or JSON outside the contract.
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

const kindsWithoutEffect: readonly ErrorKind[] = ['unsent', 'refused', 'rejected'];

const connectionLostKinds: readonly ErrorKind[] = ['network', 'away', 'offline'];

interface AppErrorDetails {
  readonly status?: number;
  readonly body?: unknown;
  readonly cause?: unknown;
  readonly hint?: string;
  readonly retryAfterMs?: number;
}

/** Error of a call. `message` is the generic text of the specification, section 8. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  /** Untrusted until `getFirstMessage` cleans it. */
  readonly body: unknown;
  /** Text of a client-side rule that stopped the call. */
  readonly hint: string | undefined;
  readonly retryAfterMs: number | undefined;
  canRetry = true;

  constructor(kind: ErrorKind, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.body = details.body;
    this.hint = details.hint;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** True when a write may have reached the server. */
  get isOutcomeUnknown(): boolean {
    return !kindsWithoutEffect.includes(this.kind);
  }

  get isConnectionLost(): boolean {
    return connectionLostKinds.includes(this.kind);
  }
}

/** Anything but an `AppError` is a fault of this program, and counts as a reply that cannot be read. */
export function toAppError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError('broken', String(thrown), { cause: thrown });
}

const maxMessageLength = 300;

function clean(value: unknown): string | undefined {
  return typeof value === 'string' ? cleanText(value, maxMessageLength) || undefined : undefined;
}

/** Accepts text, or an object with `msg` (FastAPI) or `message`. */
function parseMessage(entry: unknown): string | undefined {
  const { msg, message } = toRecord(entry);
  return clean(entry) ?? clean(msg) ?? clean(message);
}

function parseFirstText(value: unknown): string | undefined {
  return [value].flat().map(parseMessage).find(Boolean);
}

function toRecord(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}

/**
 * Returns an error body's first message: `detail`, else the first field with a text (design decision "first
 * server error"). With `fields`, reads only those, in order.
 */
export function getFirstMessage(body: unknown, fields?: readonly string[]): string | undefined {
  const record = toRecord(body);
  const names = fields ?? ['detail', ...Object.keys(record)];
  for (const name of names) {
    const text = Object.hasOwn(record, name) ? parseFirstText(record[name]) : undefined;
    if (text) return text;
  }
  return fields ? undefined : parseFirstText(body);
}

/** Returns messages by the server's field name. */
export function getFieldErrors(body: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [name, value] of Object.entries(toRecord(body))) {
    const text = parseFirstText(value);
    if (text && name !== 'detail' && name !== 'non_field_errors') messages[name] = text;
  }
  return messages;
}
