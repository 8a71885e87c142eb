import { browserTracingIntegration, startBrowserTracingPageLoadSpan } from '@sentry/astro';
import { tracesSampleRate } from '../environment.ts';
import { scrubSpan, scrubTransaction } from './scrub.ts';

type Client = Parameters<typeof startBrowserTracingPageLoadSpan>[0];

export const tracingOptions = {
  tracesSampleRate,
  // With a header of Sentry's, browsers would ask the API first (a preflight).
  tracePropagationTargets: [],
  beforeSendTransaction: scrubTransaction,
  beforeSendSpan: scrubSpan,
};

/** Only Web Vitals: what else Sentry traces is named by addresses. */
export const createTracingIntegration = () =>
  browserTracingIntegration({
    instrumentPageLoad: false,
    instrumentNavigation: false,
    traceFetch: false,
    traceXHR: false,
    enableLongTask: false,
    enableLongAnimationFrame: false,
    linkPreviousTrace: 'off',
  });

/** Traces this page load from its start. Sentry itself would name it by its address. */
export function tracePageLoad(client: Client, route: string): void {
  startBrowserTracingPageLoadSpan(client, {
    name: route,
    startTime: performance.timeOrigin / 1_000,
    attributes: { 'sentry.source': 'route' },
  });
}
