import {
  browserTracingIntegration,
  captureException,
  captureMessage,
  dedupeIntegration,
  eventFiltersIntegration,
  httpContextIntegration,
  init,
  startBrowserTracingPageLoadSpan,
} from '@sentry/astro';
import { releaseName } from '../config.ts';
import type { Issue } from '../contract/wire/parse.ts';
import { sentryDsn, tracesSampleRate } from '../environment.ts';
import type { ReportContext } from './report.ts';
import { scrubEvent, scrubSpan, scrubTransaction } from './scrub.ts';

/** Sentry's flag. A literal, so that a build without tracing does not contain its code. */
declare const __SENTRY_TRACING__: boolean;

/** Tags contain no member data. */
export interface Report {
  readonly subject: unknown;
  readonly kind: 'event' | 'caught' | 'uncaught';
  readonly tags: Readonly<Record<string, string>>;
}

/** Returns an issue's paths; for a union, those of the deepest matching option. */
function getInnermostPaths({ path, code, errors = [] }: Issue): string[] {
  const options = errors.map((issues) => issues.flatMap(getInnermostPaths));
  const depth = (paths: readonly string[]) => Math.max(0, ...paths.map((inner) => inner.split('.').length));
  const [deepest] = options.sort((a, b) => depth(b) - depth(a));
  const paths = deepest?.length ? deepest : [code];
  return paths.map((inner) => [...path.map(String), inner].join('.'));
}

/** Lists field names and codes, never values. */
function describeIssues(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null || !('issues' in cause)) return '';
  return (cause.issues as readonly Issue[]).flatMap(getInnermostPaths).slice(0, 3).join(', ');
}

function send({ subject, kind, tags }: Report): void {
  if (kind === 'event') return void captureMessage(String(subject), { level: 'info', tags });
  // Groups by call: failures of different calls share a line of code.
  const fingerprint = ['{{ default }}', tags['call'] ?? ''];
  const differences = subject instanceof Error ? describeIssues(subject.cause) : '';
  captureException(subject, {
    captureContext: { tags: { ...tags, ...(differences && { differs: differences }) }, fingerprint },
    mechanism: { handled: kind === 'caught', type: 'generic' },
  });
}

function getEnvironment(isTenantHost: boolean): string {
  if (/(^|\.)localhost$|^127\./.test(location.hostname)) return 'development';
  return isTenantHost ? 'production' : 'preview';
}

/** Creates Web Vitals only, because Sentry's other traces contain URLs. */
const createTracingIntegration = () =>
  browserTracingIntegration({
    instrumentPageLoad: false,
    instrumentNavigation: false,
    traceFetch: false,
    traceXHR: false,
    enableLongTask: false,
    enableLongAnimationFrame: false,
    linkPreviousTrace: 'off',
  });

/** @param route name of the opened route */
export function connectReporting(
  { tenant, isTenantHost }: ReportContext,
  route: string,
): (report: Report) => void {
  const client = init({
    dsn: sentryDsn,
    release: releaseName,
    environment: getEnvironment(isTenantHost),
    // Default integrations collect clicks, console lines, URLs and causes, perhaps with member data.
    defaultIntegrations: false,
    integrations: [
      ...[eventFiltersIntegration(), dedupeIntegration(), httpContextIntegration()],
      ...(__SENTRY_TRACING__ ? [createTracingIntegration()] : []),
    ],
    sendDefaultPii: false,
    initialScope: { tags: { tenant } },
    beforeSend: scrubEvent,
    ...(__SENTRY_TRACING__ && {
      tracesSampleRate,
      // Sentry's header would cause a preflight to the API.
      tracePropagationTargets: [],
      beforeSendTransaction: scrubTransaction,
      beforeSendSpan: scrubSpan,
    }),
  });
  if (__SENTRY_TRACING__ && client) {
    // Traces this page load from its start under the route's name. Sentry's default is the URL.
    startBrowserTracingPageLoadSpan(client, {
      name: route,
      startTime: performance.timeOrigin / 1_000,
      attributes: { 'sentry.source': 'route' },
    });
  }
  return send;
}
