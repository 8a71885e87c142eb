/** The door to the error-reporting service, loaded when there is something to send and time to do so. */
import {
  captureException,
  captureMessage,
  dedupeIntegration,
  eventFiltersIntegration,
  httpContextIntegration,
  init,
} from '@sentry/astro';
import { releaseName } from '../config.ts';
import { scrubEvent } from './scrub.ts';

/** Something to report, and words about it that help an engineer and say nothing of the member. */
export interface Report {
  /** Whatever was thrown, or the name of an event. */
  readonly subject: unknown;
  readonly kind: 'event' | 'caught' | 'uncaught';
  readonly tags: Readonly<Record<string, string>>;
}

interface Origin {
  readonly dsn: string;
  /** Subdomain of the club. */
  readonly tenant: string;
  readonly environment: string;
}

/** What was found wrong with a reply, as far as zod says it without values. */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  /** Of a union: what was wrong with each of its forms. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** The places inside of an issue: of a union, those of the form that fitted furthest. */
function innermost({ path, code, errors = [] }: Issue): string[] {
  const forms = errors.map((issues) => issues.flatMap(innermost));
  const depth = (places: readonly string[]) => Math.max(0, ...places.map((place) => place.split('.').length));
  const [nearest] = forms.sort((a, b) => depth(b) - depth(a));
  const places = nearest?.length ? nearest : [code];
  return places.map((place) => [...path.map(String), place].join('.'));
}

/** Where a reply differs from the contract: field names and what was wrong, never a value. */
function differences(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null || !('issues' in cause)) return '';
  return (cause.issues as readonly Issue[]).flatMap(innermost).slice(0, 3).join(', ');
}

function send({ subject, kind, tags }: Report): void {
  if (kind === 'event') return void captureMessage(String(subject), { level: 'info', tags });
  // Failures of different calls are different problems, although they come from the same line.
  const fingerprint = ['{{ default }}', tags['call'] ?? ''];
  const differs = subject instanceof Error ? differences(subject.cause) : '';
  captureException(subject, {
    captureContext: { tags: { ...tags, ...(differs && { differs }) }, fingerprint },
    mechanism: { handled: kind === 'caught', type: 'generic' },
  });
}

/** Connects to the service. @returns what sends a report there */
export function connectReporting({ dsn, tenant, environment }: Origin): (report: Report) => void {
  init({
    dsn,
    release: releaseName,
    environment,
    // The usual ones collect clicks, console lines, addresses and causes, all of which may hold a member's data.
    defaultIntegrations: false,
    integrations: [eventFiltersIntegration(), dedupeIntegration(), httpContextIntegration()],
    sendDefaultPii: false,
    initialScope: { tags: { tenant } },
    beforeSend: scrubEvent,
  });
  return send;
}
