import { expect, it } from 'vitest';
import { formatSecurityTxt } from '../../../../build/hosting/integration.ts';

const given = {
  PUBLIC_SECURITY_CONTACT: 'mailto:security@club.example, https://club.example/report',
  PUBLIC_SECURITY_EXPIRES: '2027-11-01',
};
const now = Date.parse('2026-11-27T12:00:00Z');

it('security.txt names the contacts in their order, and until when that holds', () => {
  expect(formatSecurityTxt(given, now)).toBe(
    `Contact: mailto:security@club.example
Contact: https://club.example/report
Expires: 2027-11-01T00:00:00Z
Preferred-Languages: en
`,
  );
});

it('there is none without a contact', () => {
  expect(formatSecurityTxt({}, now)).toBeUndefined();
  expect(formatSecurityTxt({ ...given, PUBLIC_SECURITY_CONTACT: '' }, now)).toBeUndefined();
});

it('a contact without an expiry, or with one that is over, stops the build', () => {
  expect(() => formatSecurityTxt({ ...given, PUBLIC_SECURITY_EXPIRES: '' }, now)).toThrow('EXPIRES');
  expect(() => formatSecurityTxt(given, Date.parse('2027-11-01'))).toThrow('is over');
});
