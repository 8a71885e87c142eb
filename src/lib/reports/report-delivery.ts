import {
  captureException,
  captureMessage,
  dedupeIntegration,
  eventFiltersIntegration,
  httpContextIntegration,
  init,
} from '@sentry/astro';
import { releaseName } from '../config.ts';
import type { Issue } from '../contract/wire/parse.ts';
import { scrubEvent } from './scrub.ts';
import { createTracingIntegration, tracePageLoad, tracingOptions } from './tracing.ts';

/** Sentry's flag: a literal in the build, so that one without tracing has no code for it. */
declare const __SENTRY_TRACING__: boolean;

/** Tags contain no member data. */
export interface Report {
  readonly subject: unknown;
  readonly kind: 'event' | 'caught' | 'uncaught';
  readonly tags: Readonly<Record<string, string>>;
}

interface Origin {
  readonly dsn: string;
  readonly tenant: string;
  readonly environment: string;
  /** Name of the route that was opened. */
  readonly route: string;
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

export function connectReporting({ dsn, tenant, environment, route }: Origin): (report: Report) => void {
  const client = init({
    dsn,
    release: releaseName,
    environment,
    // Default integrations collect clicks, console lines, URLs and causes, perhaps with member data.
    defaultIntegrations: false,
    integrations: [
      ...[eventFiltersIntegration(), dedupeIntegration(), httpContextIntegration()],
      ...(__SENTRY_TRACING__ ? [createTracingIntegration()] : []),
    ],
    sendDefaultPii: false,
    initialScope: { tags: { tenant } },
    beforeSend: scrubEvent,
    ...(__SENTRY_TRACING__ && tracingOptions),
  });
  if (__SENTRY_TRACING__ && client) tracePageLoad(client, route);
  return send;
}
