import { onIdle } from '../browser/deferred-work.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { sentryDsn } from '../environment.ts';
import { AppError } from '../errors.ts';
import type { Report } from './report-delivery.ts';

interface ReportContext {
  /** Subdomain of the club. */
  readonly tenant: string;
  /** False on previews, which are not below a landing domain. */
  readonly isTenantHost: boolean;
  /** Name of the shown screen; addresses themselves could carry anything. */
  readonly route: () => string;
}

/** Earlier reports wait here until the reporting library is loaded; a flood of them is cut. */
const longestQueue = 20;
const waiting: Report[] = [];
let deliver: ((report: Report) => void) | undefined;
let context: ReportContext = { tenant: '', isTenantHost: false, route: () => '' };

/** Sets where reports come from: the tenant, the kind of host and the current route. */
export function provideReportContext(given: ReportContext): void {
  context = given;
}

function add(subject: unknown, kind: Report['kind'], tags: Report['tags'] = {}): void {
  if (!sentryDsn) return;
  const full = { subject, kind, tags: { route: context.route(), ...tags } };
  if (deliver) deliver(full);
  else if (waiting.length < longestQueue) waiting.push(full);
}

/** Reports an unexpected failure. Does nothing without a DSN. */
export function reportError(error: unknown): void {
  add(error, 'caught');
}

/** The reads that were reported: what stays broken is asked for again and again, and is no news. */
const broken = new Set<string>();

/** Reports a call that failed by the server's fault: which one, from which screen, with which status. */
export function reportFailedCall({ method, path }: Endpoint, error: AppError): void {
  const failure = `${path} ${error.status}`;
  if (broken.has(failure)) return;
  if (method === 'GET') broken.add(failure);
  add(error, 'caught', {
    call: `${method} ${path}`,
    ...(error.status !== undefined && { status: String(error.status) }),
  });
}

function environmentOf(isClubsAddress: boolean): string {
  if (/(^|\.)localhost$|^127\./.test(location.hostname)) return 'development';
  return isClubsAddress ? 'production' : 'preview';
}

async function load(): Promise<void> {
  const { tenant, isTenantHost } = context;
  const { connectReporting } = await import('./report-delivery.ts');
  deliver = connectReporting({ dsn: sentryDsn, tenant, environment: environmentOf(isTenantHost) });
  waiting.splice(0).forEach(deliver);
}

/** True for failures that belong to using the app: wrong input, no connection, an ended session. */
function isExpected(error: unknown): boolean {
  return error instanceof AppError && error.kind !== 'broken';
}

/** Starts error reporting for this page and records its opening, once. Off, with nothing loaded, without a DSN. */
export function startReporting(): void {
  if (!sentryDsn) return;
  const onFailure = (error: unknown) => {
    if (!isExpected(error)) add(error, 'uncaught');
  };
  addEventListener('error', (event) => onFailure(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => onFailure(event.reason));
  add('Web app opened', 'event');
  onIdle(() => void load().catch(() => waiting.splice(0)));
}
