import { expect, test } from 'vitest';
import { landingDomain, siteOrigin } from '../../sandbox/identity/tenants.ts';

test('a site on the port of https has a certificate, on any other it has none', () => {
  expect([landingDomain(443), siteOrigin('ciu', 443)]).toEqual([
    'praxis.localhost',
    'https://ciu.praxis.localhost',
  ]);
  expect(siteOrigin('ciu', 4321)).toBe('http://ciu.praxis.localhost:4321');
});
