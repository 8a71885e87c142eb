import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import { type RuleName, rules } from './rules.ts';

/** A difference that was found at a call. */
export interface Finding {
  readonly rule: RuleName;
  readonly name: EndpointName;
  /** What it is about, such as a field. */
  readonly where?: string;
  /** What was there, in words. */
  readonly actual?: string;
}

export const isBreaking = ({ rule }: Finding) => rules[rule].isBreaking;

/** A finding in words. */
export function formatFinding({ rule, where = '', actual = '' }: Finding): string {
  const text = rules[rule].message.replace('{where}', () => where).replace('{seen}', () => actual);
  return text.replaceAll(/ +([.:,;])/g, '$1');
}

/** A value in words, whole: secrets are taken out before it is shortened. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'not there';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return `the ${typeof value} ${String(value)}`;
  return value === '' ? 'an empty text' : `the text ${JSON.stringify(value)}`;
}
