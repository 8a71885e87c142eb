/** The door to the error-reporting service, loaded when there is something to send and time to do so. */
import {
  captureException,
  captureMessage,
  dedupeIntegration,
  eventFiltersIntegration,
  httpContextIntegration,
  init,
} from '@sentry/astro';
import { releaseName } from './config.ts';
import { scrubEvent } from './scrub.ts';

/** Something to report, and words about it that help an engineer and say nothing of the member. */
export interface Report {
  /** Whatever was thrown, or the name of an event. */
  readonly what: unknown;
  readonly kind: 'event' | 'caught' | 'uncaught';
  readonly tags: Readonly<Record<string, string>>;
}

interface Origin {
  readonly dsn: string;
  /** Subdomain of the club. */
  readonly tenant: string;
  readonly environment: string;
}

function send({ what, kind, tags }: Report): void {
  if (kind === 'event') return void captureMessage(String(what), { level: 'info', tags });
  // Failures of different calls are different problems, although they come from the same line.
  const fingerprint = ['{{ default }}', tags['call'] ?? ''];
  captureException(what, {
    captureContext: { tags, fingerprint },
    mechanism: { handled: kind === 'caught', type: 'generic' },
  });
}

/** Connects to the service. @returns what sends a report there */
export function connect({ dsn, tenant, environment }: Origin): (report: Report) => void {
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
