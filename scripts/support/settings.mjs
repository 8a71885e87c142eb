import { fileURLToPath } from 'node:url';

/** An error that the user can fix. Printed without a stack. */
export class CommandError extends Error {}

export const root = fileURLToPath(new URL('../..', import.meta.url));

function readPort(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return { name, number };
  throw new CommandError(`${name} is '${text}', which is not a port number.`);
}

/** @throws {CommandError} for an invalid port */
export function ports() {
  return { site: readPort('SITE_PORT', 4321), sandbox: readPort('SANDBOX_PORT', 8787) };
}

/** The variables override `.env` files. */
export function localEnvironment({ site, sandbox }) {
  return {
    PUBLIC_API_URL: `http://{subdomain}.praxis.localhost:${sandbox.number}/`,
    PUBLIC_LANDING_DOMAINS: 'praxis.localhost',
    PUBLIC_SENTRY_DSN: '',
    PUBLIC_PAYMENT_HOSTS: '',
    PUBLIC_IDEMPOTENCY_KEY: '',
    PUBLIC_SERVICE_WORKER: 'on',
    ...process.env,
    SITE_PORT: String(site.number),
    SANDBOX_PORT: String(sandbox.number),
    ASTRO_TELEMETRY_DISABLED: '1',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
  };
}

export function print(text) {
  process.stdout.write(`${text}\n`);
}
