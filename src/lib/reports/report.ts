import { onIdle } from '../browser/timing.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { sentryDsn } from '../environment.ts';
import { AppError } from '../errors.ts';
import type { Report } from './report-delivery.ts';

export interface ReportContext {
  readonly tenant: string;
  readonly isTenantHost: boolean;
  /** Route name, as a URL could contain member data. */
  readonly route: () => string;
}

const maxQueueLength = 20;
const queue: Report[] = [];
let deliver: ((report: Report) => void) | undefined;
let context: ReportContext = { tenant: '', isTenantHost: false, route: () => '' };

function enqueue(subject: unknown, kind: Report['kind'], tags: Report['tags'] = {}): void {
  if (!sentryDsn) return;
  const report = { subject, kind, tags: { route: context.route(), ...tags } };
  if (deliver) deliver(report);
  else if (queue.length < maxQueueLength) queue.push(report);
}

export function reportError(error: unknown): void {
  enqueue(error, 'caught');
}

/** Repeated broken reads are reported once. */
const reportedReads = new Set<string>();

export function reportFailedCall({ method, path }: Endpoint, error: AppError): void {
  const failure = `${path} ${error.status}`;
  if (reportedReads.has(failure)) return;
  if (method === 'GET') reportedReads.add(failure);
  enqueue(error, 'caught', {
    call: `${method} ${path}`,
    ...(error.status !== undefined && { status: String(error.status) }),
  });
}

async function loadDelivery(): Promise<void> {
  const route = context.route();
  const loaded = await import('./report-delivery.ts').catch(() => undefined);
  if (!loaded) return void queue.splice(0);
  deliver = loaded.connectReporting(context, route);
  queue.splice(0).forEach(deliver);
}

function isExpected(error: unknown): boolean {
  return error instanceof AppError && error.kind !== 'broken';
}

/** Starts error reporting and records the page view. Loads nothing without a DSN. */
export function startReporting(reportContext: ReportContext): void {
  context = reportContext;
  if (!sentryDsn) return;
  const handleFailure = (error: unknown) => {
    if (!isExpected(error)) enqueue(error, 'uncaught');
  };
  addEventListener('error', (event) => handleFailure(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => handleFailure(event.reason));
  enqueue('Web app opened', 'event');
  onIdle(() => void loadDelivery());
}
