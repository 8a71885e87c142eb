import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import { type RuleName, rules } from './rules.ts';

export interface Finding {
  readonly rule: RuleName;
  readonly name: EndpointName;
  readonly where?: string;
  readonly actual?: string;
}

export const isBreaking = ({ rule }: Finding) => rules[rule].isBreaking;

export function formatFinding({ rule, where = '', actual = '' }: Finding): string {
  const text = rules[rule].message.replace('{where}', () => where).replace('{seen}', () => actual);
  return text.replaceAll(/ +([.:,;])/g, '$1');
}

/** Formats a value in full, because secrets are removed before shortening. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'not there';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return `the ${typeof value} ${String(value)}`;
  return value === '' ? 'an empty text' : `the text ${JSON.stringify(value)}`;
}
