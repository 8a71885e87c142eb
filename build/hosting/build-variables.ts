import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseUrl } from '../../src/lib/format/text.ts';

/** The variables of a build (docs/deploy.md). Their defaults target the sandbox on this computer. */
export const buildVariables = {
  PUBLIC_API_URL: 'http://{subdomain}.praxis.localhost:8787/',
  PUBLIC_LANDING_DOMAINS: 'praxis.localhost',
  PUBLIC_SENTRY_DSN: '',
  PUBLIC_SENTRY_TRACES_SAMPLE_RATE: '0',
  PUBLIC_PAYMENT_HOSTS: '',
  PUBLIC_IDEMPOTENCY_KEY: '',
  PUBLIC_POLICY_REPORTS: '',
  PUBLIC_SECURITY_CONTACT: '',
  PUBLIC_SECURITY_EXPIRES: '',
  PUBLIC_SERVICE_WORKER: 'on',
};

type Name = keyof typeof buildVariables;
export type BuildVariables = Readonly<Partial<Record<Name, string>>>;

const domain = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const webAddress = /^https?:\/\/[^\s/@]+(\/\S*)?$/i;

const isWebAddress = (text: string) => webAddress.test(text) && parseUrl(text) !== undefined;

/** Values in a header must not contain characters that end them. */
const headerSafe = /^[^\s"',;\\]*$/;

const contacts = /^((mailto:[^\s@,]+@[^\s@,]+|https:\/\/[^\s,]+|tel:\+?[\d-]+)(, ?(?!$)|$))*$/;

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

const areDomains = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .every((entry) => domain.test(entry));

interface Format {
  readonly isValid: (text: string) => boolean;
  /** Description with an example, for the error. */
  readonly expected: string;
}

const formats: Readonly<Record<Name, Format>> = {
  PUBLIC_API_URL: {
    isValid: (text) => isWebAddress(text.replaceAll('{subdomain}', 'club')),
    expected: 'a URL, such as https://{subdomain}.api.example.com/',
  },
  PUBLIC_LANDING_DOMAINS: {
    isValid: (text) => text.trim() !== '' && areDomains(text),
    expected: 'one or more domains, such as club.example',
  },
  PUBLIC_SENTRY_DSN: {
    isValid: (text) => text === '' || parseUrl(text) !== undefined,
    expected: 'a URL, or empty',
  },
  PUBLIC_SENTRY_TRACES_SAMPLE_RATE: {
    isValid: (text) => /^(0|1|0?\.\d+)?$/.test(text),
    expected: 'a number from 0 to 1, such as 0.05',
  },
  PUBLIC_PAYMENT_HOSTS: {
    isValid: areDomains,
    expected: 'exact host names, such as pay.example.com, or empty',
  },
  PUBLIC_IDEMPOTENCY_KEY: { isValid: (text) => text === '' || text === 'on', expected: "'on' or empty" },
  PUBLIC_POLICY_REPORTS: {
    isValid: (text) => text === '' || (isWebAddress(text) && headerSafe.test(text)),
    expected: 'a URL, such as https://reports.example/policy, or empty',
  },
  PUBLIC_SECURITY_CONTACT: {
    isValid: (text) => contacts.test(text),
    expected: 'mailto:, https: or tel: URLs, such as mailto:security@club.example, or empty',
  },
  PUBLIC_SECURITY_EXPIRES: {
    isValid: (text) => text === '' || isDay(text),
    expected: 'a day, such as 2027-11-01, or empty',
  },
  PUBLIC_SERVICE_WORKER: { isValid: (text) => /^(on|off)?$/.test(text), expected: "'on' or 'off'" },
};

/** @throws {Error} that names the first invalid variable */
export function checkVariables(variables: BuildVariables): void {
  for (const [name, { isValid, expected }] of Object.entries(formats)) {
    const text = variables[name as Name];
    if (text !== undefined && !isValid(text))
      throw new Error(`${name} is '${text}'. It must be ${expected}.`);
  }
}

/** Without these, a deployed site calls the sandbox on its visitors' computers. */
const requiredForDeployment: readonly Name[] = ['PUBLIC_API_URL', 'PUBLIC_LANDING_DOMAINS'];

/**
 * Warns when a build targets the sandbox, unless `SANDBOX_BUILD` is set.
 * @throws {Error} instead where `CI` is set
 */
export function warnAboutSandboxBuild(
  variables: BuildVariables,
  environment: Readonly<Record<string, string | undefined>>,
  warn: (text: string) => void,
): void {
  const missing = requiredForDeployment.filter((name) => variables[name] === undefined);
  if (missing.length === 0 || environment['SANDBOX_BUILD']) return;
  const text = `${missing.join(' and ')} not set. This build uses the sandbox on each visitor's computer, so do not deploy it (docs/deploy.md).`;
  if (environment['CI']) throw new Error(`${text} If this is intended, set SANDBOX_BUILD=yes.`);
  warn(text);
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Contains the variables of the last build, which show `scripts` whether `dist` is current. */
export const buildStampFile = join(root, '.astro/built-with.json');

export function serializeBuildVariables(env: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(env).filter(([name]) => name.startsWith('PUBLIC_'));
  return JSON.stringify(Object.fromEntries(given.sort()));
}

export async function saveBuildStamp(): Promise<void> {
  await mkdir(dirname(buildStampFile), { recursive: true });
  await writeFile(buildStampFile, serializeBuildVariables(process.env));
}
