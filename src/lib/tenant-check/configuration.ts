import type { Tenant } from '../contract/tenant.ts';
import { error, type Finding, info, ok, plural, quote, warning } from './finding.ts';

/** Without a `tenant` nothing else can be checked. */
export interface Configuration {
  readonly tenant: Tenant | undefined;
  readonly findings: readonly Finding[];
}

const textFields = ['logo_url', 'tos', 'privacy', 'gdpr', 'accessibility', 'complaints', 'quiz'] as const;
const colourFields = ['main_color', 'secondary_color'] as const;
const knownFields: ReadonlySet<string> = new Set(['name', 'theme', ...textFields]);

/** In characters. The largest known configuration has about 60 000. */
const maxPastedLength = 8_000_000;

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describeType(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? 'an object'
  );
}

const refusal = 'The app refuses the configuration, and members see that it cannot be loaded.';

/** Adds a finding for a value that is no text. Returns the text, or an empty one. */
function readText(object: JsonObject, name: string, path: string, findings: Finding[]): string {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  if (typeof value === 'string') return value;
  if (value === undefined || value === null)
    findings.push(info(`${path} is not given. The app reads it as empty.`));
  else findings.push(error(`${path} is ${describeType(value)}; it has to be a text. ${refusal}`));
  return '';
}

function readName(object: JsonObject, findings: Finding[]): string {
  const value = Object.hasOwn(object, 'name') ? object['name'] : undefined;
  if (typeof value === 'string') return value;
  findings.push(error(`name is ${describeType(value)}; it has to be a text. ${refusal}`));
  return '';
}

function readTheme(object: JsonObject, findings: Finding[]): Tenant['theme'] {
  const value = Object.hasOwn(object, 'theme') ? object['theme'] : undefined;
  if (value === undefined || value === null) {
    findings.push(info('theme is not given. The app uses its own two colours.'));
    return { main_color: '', secondary_color: '' };
  }
  if (!isObject(value)) {
    findings.push(error(`theme is ${describeType(value)}; it has to be an object. ${refusal}`));
    return { main_color: '', secondary_color: '' };
  }
  const [main_color, secondary_color] = colourFields.map((name) =>
    readText(value, name, `theme.${name}`, findings),
  );
  return { main_color: main_color ?? '', secondary_color: secondary_color ?? '' };
}

const maxNamedFields = 5;

function findUnknownFields(object: JsonObject): Finding[] {
  const unknown = Object.keys(object).filter((name) => !knownFields.has(name));
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, maxNamedFields).map(quote).join(', ');
  const rest = unknown.length > maxNamedFields ? ` and ${unknown.length - maxNamedFields} more` : '';
  return [info(`The app ignores ${plural(unknown.length, 'field')} that it does not know: ${named}${rest}.`)];
}

/**
 * Reads a parsed reply of `clients/current/` field by field, so that one wrong field does not hide the others. An
 * `error` among the findings means that the app's own schema refuses the reply. Never throws.
 */
export function readConfiguration(value: unknown): Configuration {
  if (!isObject(value)) {
    const findings = [
      error(`The configuration is ${describeType(value)}; it has to be an object. ${refusal}`),
    ];
    return { tenant: undefined, findings };
  }
  const findings: Finding[] = [];
  const name = readName(value, findings);
  const theme = readTheme(value, findings);
  const [logo_url = '', tos = '', privacy = '', gdpr = '', accessibility = '', complaints = '', quiz = ''] =
    textFields.map((field) => readText(value, field, field, findings));
  findings.push(...findUnknownFields(value));
  if (!findings.some(({ severity }) => severity === 'error'))
    findings.unshift(ok('The app can read the configuration.'));
  return { tenant: { name, logo_url, theme, tos, privacy, gdpr, accessibility, complaints, quiz }, findings };
}

function failed(finding: Finding): Configuration {
  return { tenant: undefined, findings: [finding] };
}

/** Reads a configuration from JSON text. Never throws. */
export function parseConfiguration(text: string): Configuration {
  if (text.trim() === '') return failed(warning('Nothing was pasted. Paste the whole reply, from { to }.'));
  if (text.length > maxPastedLength) {
    const size = plural(Math.round(text.length / 1_000_000), 'million character');
    return failed(
      error(`The text has ${size}, which is more than a configuration can have. Nothing was read.`),
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? ` The browser says: ${quote(thrown.message)}` : '';
    return failed(error(`The text is not JSON.${reason}`));
  }
  return readConfiguration(value);
}
