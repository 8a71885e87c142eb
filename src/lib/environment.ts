/** Build variables (docs/deploy.md), declared and validated in astro.config.mjs. */
import {
  PUBLIC_API_URL,
  PUBLIC_IDEMPOTENCY_KEY,
  PUBLIC_LANDING_DOMAINS,
  PUBLIC_PAYMENT_HOSTS,
  PUBLIC_SENTRY_DSN,
  PUBLIC_SENTRY_TRACES_SAMPLE_RATE,
  PUBLIC_SERVICE_WORKER,
} from 'astro:env/client';

function parseList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Contains a `{subdomain}` placeholder. */
export const apiUrlTemplate: string = PUBLIC_API_URL;
export const landingDomains: string[] = parseList(PUBLIC_LANDING_DOMAINS);
export const sentryDsn: string = PUBLIC_SENTRY_DSN;
/** Part of page loads whose speed is reported, 0 to 1. */
export const tracesSampleRate: number = Number(PUBLIC_SENTRY_TRACES_SAMPLE_RATE);
export const paymentHosts: string[] = parseList(PUBLIC_PAYMENT_HOSTS);
export const shouldSendIdempotencyKey: boolean = PUBLIC_IDEMPOTENCY_KEY === 'on';
export const hasServiceWorker: boolean = PUBLIC_SERVICE_WORKER !== 'off';
