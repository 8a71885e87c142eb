/** What a build is told from outside (docs/deploy.md). What is wrong with it is said while it is built, by its name. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseUrl } from '../../src/lib/format/text.ts';

/** The variables of a build and what each is where nothing is said: a site for the sandbox on this computer. */
export const buildVariables = {
  PUBLIC_API_URL: 'http://{subdomain}.praxis.localhost:8787/',
  PUBLIC_LANDING_DOMAINS: 'praxis.localhost',
  PUBLIC_SENTRY_DSN: '',
  PUBLIC_PAYMENT_HOSTS: '',
  PUBLIC_IDEMPOTENCY_KEY: '',
  PUBLIC_SERVICE_WORKER: 'on',
};

type Name = keyof typeof buildVariables;
export type BuildVariables = Readonly<Partial<Record<Name, string>>>;

/** A domain, perhaps with a port, and nothing else of an address. */
const domain = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const webAddress = /^https?:\/\/[^\s/@]+(\/\S*)?$/i;

const isWebAddress = (text: string) => webAddress.test(text) && parseUrl(text) !== undefined;

/** True where a comma-separated list names domains alone. */
const areDomains = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .every((entry) => domain.test(entry));

interface Form {
  readonly fits: (text: string) => boolean;
  /** What it has to be, with an example. */
  readonly is: string;
}

const forms: Readonly<Record<Name, Form>> = {
  PUBLIC_API_URL: {
    fits: (text) => isWebAddress(text.replaceAll('{subdomain}', 'club')),
    is: 'an address, such as https://{subdomain}.api.example.com/',
  },
  PUBLIC_LANDING_DOMAINS: {
    fits: (text) => text.trim() !== '' && areDomains(text),
    is: 'one or more domains, such as club.example',
  },
  PUBLIC_SENTRY_DSN: {
    fits: (text) => text === '' || parseUrl(text) !== undefined,
    is: 'an address, or empty',
  },
  PUBLIC_PAYMENT_HOSTS: {
    fits: areDomains,
    is: 'exact names of hosts, such as pay.example.com, or empty',
  },
  PUBLIC_IDEMPOTENCY_KEY: { fits: (text) => text === '' || text === 'on', is: "'on' or empty" },
  PUBLIC_SERVICE_WORKER: { fits: (text) => /^(on|off)?$/.test(text), is: "'on' or 'off'" },
};

/** @throws {Error} that names the first variable that cannot be what it has to be */
export function checkVariables(given: BuildVariables): void {
  for (const [name, { fits, is }] of Object.entries(forms)) {
    const text = given[name as Name];
    if (text !== undefined && !fits(text)) throw new Error(`${name} is '${text}'. It has to be ${is}.`);
  }
}

/** Without these a site asks the sandbox on its visitors' own computers. */
const neededOnceDeployed: readonly Name[] = ['PUBLIC_API_URL', 'PUBLIC_LANDING_DOMAINS'];

/** What to say of a build that was not told where the API and the clubs are; undefined where it was. */
function lacking(given: BuildVariables): string | undefined {
  const missing = neededOnceDeployed.filter((name) => given[name] === undefined);
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} not given: this site is for the sandbox on the computer it is looked at with, and nothing to deploy (docs/deploy.md).`;
}

/**
 * Says that a build is for the sandbox, where that was not asked for.
 * @param environment of the process: `CI` makes it a failure, unless `SANDBOX_BUILD` says that it is meant
 * @throws {Error} in CI
 */
export function warnAboutSandboxBuild(
  given: BuildVariables,
  environment: Readonly<Record<string, string | undefined>>,
  warn: (text: string) => void,
): void {
  const text = lacking(given);
  const { CI, SANDBOX_BUILD } = environment;
  if (text === undefined || SANDBOX_BUILD) return;
  if (CI) throw new Error(`${text} Where that is meant, set SANDBOX_BUILD=yes.`);
  warn(text);
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Records the variables of the last build. `scripts` compares them to decide whether `dist` is current. */
export const buildStampFile = join(root, '.astro/built-with.json');

/** Serializes the public variables of an environment in sorted order, so that two environments compare as text. */
export function serializeBuildVariables(env: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(env).filter(([name]) => name.startsWith('PUBLIC_'));
  return JSON.stringify(Object.fromEntries(given.sort()));
}

/** Writes the stamp of the build that just finished. */
export async function saveBuildStamp(): Promise<void> {
  await mkdir(dirname(buildStampFile), { recursive: true });
  await writeFile(buildStampFile, serializeBuildVariables(process.env));
}
