/** The variables a build is made with (docs/deploy.md), declared and validated in astro.config.mjs. */
import {
  PUBLIC_API_URL,
  PUBLIC_IDEMPOTENCY_KEY,
  PUBLIC_LANDING_DOMAINS,
  PUBLIC_PAYMENT_HOSTS,
  PUBLIC_SENTRY_DSN,
  PUBLIC_SERVICE_WORKER,
} from 'astro:env/client';

function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** API base with a `{subdomain}` placeholder. */
export const apiUrlTemplate: string = PUBLIC_API_URL;
/** Parent domains of the clubs' addresses, perhaps with ports. */
export const landingDomains: string[] = list(PUBLIC_LANDING_DOMAINS);
/** Where error reports go; empty: nowhere. */
export const sentryDsn: string = PUBLIC_SENTRY_DSN;
/** Hosts that a payment may redirect to; empty: any https host. */
export const paymentHosts: string[] = list(PUBLIC_PAYMENT_HOSTS);
/** Whether the API takes `Idempotency-Key` headers and allows them by CORS. */
export const shouldSendIdempotencyKey: boolean = PUBLIC_IDEMPOTENCY_KEY === 'on';
/** Whether the app is to open without a connection. */
export const hasServiceWorker: boolean = PUBLIC_SERVICE_WORKER !== 'off';
