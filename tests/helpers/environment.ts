/** Replaces Astro's module of build-time variables. */
export const PUBLIC_API_URL = 'http://{subdomain}.praxis.localhost:8787/';
export const PUBLIC_LANDING_DOMAINS = 'praxis.localhost';
export const PUBLIC_SENTRY_DSN = '';
export const PUBLIC_SENTRY_TRACES_SAMPLE_RATE = '0';
export const PUBLIC_PAYMENT_HOSTS = '';
export const PUBLIC_IDEMPOTENCY_KEY = '';
export const PUBLIC_SERVICE_WORKER = 'off';
