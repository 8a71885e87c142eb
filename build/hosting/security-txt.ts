import type { BuildVariables } from './build-variables.ts';

/** Where RFC 9116 expects the file. */
export const securityTxtFile = '.well-known/security.txt';

/**
 * Formats `security.txt` (RFC 9116): whom to tell of a vulnerability.
 * @param now ms since the epoch
 * @returns undefined without a contact
 * @throws {Error} without an expiry, which the RFC demands, or when it is over
 */
export function formatSecurityTxt(variables: BuildVariables, now: number): string | undefined {
  const { PUBLIC_SECURITY_CONTACT: contact = '', PUBLIC_SECURITY_EXPIRES: expires = '' } = variables;
  if (contact === '') return undefined;
  if (expires === '') throw new Error('PUBLIC_SECURITY_CONTACT needs PUBLIC_SECURITY_EXPIRES.');
  if (Date.parse(expires) <= now)
    throw new Error(`PUBLIC_SECURITY_EXPIRES is '${expires}', which is over. Give a day to come.`);
  const contacts = contact.split(',').map((address) => `Contact: ${address.trim()}`);
  return [...contacts, `Expires: ${expires}T00:00:00Z`, 'Preferred-Languages: en', ''].join('\n');
}
