import type { ErrorEvent } from '@sentry/astro';
import { releaseName } from './config.ts';
import { sentryDsn } from './environment.ts';
import { AppError } from './errors.ts';

/** Words about a report that help an engineer and say nothing of the member: route, call, status. */
type Tags = Readonly<Record<string, string>>;

interface Report {
  readonly what: unknown;
  readonly tags: Tags;
}

/** Earlier reports wait here until the reporting library is loaded; a flood of them is cut. */
const longestQueue = 20;
const waiting: Report[] = [];
let deliver: ((report: Report) => void) | undefined;

/** Reports an unexpected failure, or an event when `what` is text. Does nothing without a DSN. */
export function report(what: unknown, tags: Tags = {}): void {
  if (!sentryDsn) return;
  if (deliver) deliver({ what, tags });
  else if (waiting.length < longestQueue) waiting.push({ what, tags });
}

/** Everything in an address that may name a person or open a session is behind its question mark or hash. */
function withoutQuery(text: string): string {
  return text.replace(/[?#][^\s"'<>]*/g, '').replace(/[^\s@"'<>(]+@[^\s@"'<>)]+/g, '[email]');
}

/** Applies to every text of an event, whatever field it stands in. */
function scrub<T>(value: T): T {
  if (typeof value === 'string') return withoutQuery(value) as T;
  if (Array.isArray(value)) return value.map(scrub) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, scrub(entry)])) as T;
}

/** An event as it may leave: no member, no cookies, no headers, no clicks, no query values. */
export function scrubEvent<E extends Partial<ErrorEvent>>(event: E): E {
  const { user: _user, request, breadcrumbs: _breadcrumbs, extra: _extra, ...rest } = event;
  const url = request?.url;
  return scrub({ ...rest, ...(url && { request: { url } }) }) as E;
}

async function load(tenant: string): Promise<void> {
  const { captureException, captureMessage, init } = await import('@sentry/astro');
  init({
    dsn: sentryDsn,
    release: releaseName,
    environment: location.hostname.endsWith('localhost') ? 'development' : 'production',
    defaultIntegrations: false,
    sendDefaultPii: false,
    initialScope: { tags: { tenant } },
    beforeSend: scrubEvent,
  });
  deliver = ({ what, tags }) => {
    if (typeof what === 'string') captureMessage(what, { level: 'info', tags });
    else captureException(what, { tags });
  };
  waiting.splice(0).forEach(deliver);
}

/** Calls back once, at the first touch or key or when the browser is idle, so that loading never delays a screen. */
function whenQuiet(callback: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    callback();
  };
  addEventListener('pointerdown', once, { once: true, passive: true });
  addEventListener('keydown', once, { once: true });
  if ('requestIdleCallback' in globalThis) requestIdleCallback(once, { timeout: 5_000 });
  else setTimeout(once, 3_000);
}

/** True for failures that belong to using the app: wrong input, no connection, an ended session. */
function isExpected(error: unknown): boolean {
  return error instanceof AppError && error.kind !== 'broken';
}

/**
 * Starts error reporting for this page and records its opening, once. Off, with nothing loaded, without a DSN.
 * @param tenant subdomain of the club
 */
export function startReporting(tenant: string): void {
  if (!sentryDsn) return;
  const onFailure = (error: unknown) => {
    if (!isExpected(error)) report(error, { path: location.pathname });
  };
  addEventListener('error', (event) => onFailure(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => onFailure(event.reason));
  report('Web app opened');
  whenQuiet(() => void load(tenant).catch(() => waiting.splice(0)));
}
