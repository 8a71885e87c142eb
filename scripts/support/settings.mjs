/** What the commands agree on: where the project is, and which ports it uses. */
import { fileURLToPath } from 'node:url';

/** A reason to end a command that its user can act on: shown as it is, without a stack. */
export class CommandError extends Error {}

export const root = fileURLToPath(new URL('../..', import.meta.url));

function port(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return { name, number };
  throw new CommandError(`${name} is '${text}', which is no port number.`);
}

/** The ports to use, with the variables that change them. */
export function ports() {
  return { site: port('SITE_PORT', 4321), sandbox: port('SANDBOX_PORT', 8787) };
}

/**
 * Variables for a build and a sandbox that are to work together on this computer, whatever files say of a deployment.
 */
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

/** Tells the user of a command something. */
export function print(text) {
  process.stdout.write(`${text}\n`);
}
