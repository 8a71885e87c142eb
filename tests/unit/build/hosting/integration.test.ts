import { expect, it } from 'vitest';
import { formatSecurityTxt } from '../../../../build/hosting/integration.ts';

const given = {
  PUBLIC_SECURITY_CONTACT: 'mailto:security@club.example, https://club.example/report',
  PUBLIC_SECURITY_EXPIRES: '2027-11-01',
};
const now = Date.parse('2026-11-27T12:00:00Z');

it('security.txt lists the contacts in order, and the expiry', () => {
  expect(formatSecurityTxt(given, now)?.split('\n')).toEqual([
    ...['Contact: mailto:security@club.example', 'Contact: https://club.example/report'],
    ...['Expires: 2027-11-01T00:00:00Z', 'Preferred-Languages: en', ''],
  ]);
  expect(formatSecurityTxt({ ...given, PUBLIC_SECURITY_CONTACT: '' }, now), 'no contact').toBeUndefined();
});

it('security.txt fails the build when its expiry is missing or past', () => {
  expect(() => formatSecurityTxt({ ...given, PUBLIC_SECURITY_EXPIRES: '' }, now)).toThrow('EXPIRES');
  expect(() => formatSecurityTxt(given, Date.parse('2027-11-01'))).toThrow('has passed');
});
