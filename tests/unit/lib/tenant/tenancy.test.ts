import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiBase, resolveTenant, tenantAddress } from '../../../../src/lib/tenant/tenancy.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const domains = ['praxis.localhost:4321', 'raffles.example.com', 'example.com'];
const long = 'a'.repeat(63);

describe('resolveTenant', () => {
  it.each([
    ['ciu.praxis.localhost', 'ciu', 'praxis.localhost'],
    ['CIU.Praxis.localhost', 'ciu', 'praxis.localhost'],
    ['river-side2.raffles.example.com', 'river-side2', 'raffles.example.com'],
    ['club.example.com', 'club', 'example.com'],
    ['staging.example.com', 'staging', 'example.com'],
    [`${long}.example.com`, long, 'example.com'],
  ])('returns the club of %s', (host, subdomain, parentDomain) => {
    expect(resolveTenant(host, domains, 'other')).toEqual({ subdomain, parentDomain });
  });

  it.each([
    ...['localhost', '127.0.0.1', 'praxis.localhost', 'raffles.example.com', 'evilexample.com', ''],
    ...['ciu.example.com.evil.test', 'a.b.praxis.localhost', '-ciu.example.com', 'ciu-.example.com'],
    ...['c_u.example.com', `a${long}.example.com`, '.example.com'],
  ])('returns staging for %s unless a club is chosen', { tags: ['spec:7.32'] }, (host) => {
    expect(resolveTenant(host, domains)).toEqual({ subdomain: 'staging', parentDomain: undefined });
    expect(resolveTenant(host, domains, 'ciu').subdomain).toBe('ciu');
    for (const chosen of ['', 'CIU', 'a.b', 'evil.test/', '-a', 'a-', `a${long}`, 'a b'])
      expect(resolveTenant(host, domains, chosen).subdomain).toBe('staging');
  });

  it('ignores empty landing domains', () => {
    const staging = { subdomain: 'staging', parentDomain: undefined };
    expect(resolveTenant('ciu.example.com', ['', ' '])).toEqual(staging);
  });

  it('returns a valid DNS label for any text', () => {
    const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
    assertProperty(
      fc.property(hostileText, hostileText, (host, chosen) => {
        for (const name of [host, `${host}.example.com`])
          expect(resolveTenant(name, domains, chosen).subdomain).toMatch(label);
      }),
    );
  });
});

describe('apiBase', () => {
  const template = 'https://{subdomain}.api.example.com/v1';

  it('inserts the subdomain and ends with one slash', () => {
    expect(apiBase(template, 'ciu')).toBe('https://ciu.api.example.com/v1/');
    expect(apiBase(`${template}/`, 'ciu')).toBe('https://ciu.api.example.com/v1/');
    expect(apiBase('http://localhost:8787', 'ciu')).toBe('http://localhost:8787/');
  });

  it('stays below the configured domain for any subdomain', () => {
    assertProperty(
      fc.property(hostileText, (subdomain) => {
        expect(new URL(apiBase(template, subdomain)).host).toMatch(/^[a-z0-9-]+\.api\.example\.com$/);
      }),
    );
    expect(apiBase(template, 'evil.test/')).toBe('https://staging.api.example.com/v1/');
  });
});

describe('tenantAddress', () => {
  const addressOf = (subdomain: string, landing_domain: string, protocol = 'https:') =>
    tenantAddress({ subdomain, landing_domain }, [...domains, ''], protocol);

  it.each([
    ['praxis.localhost', 'https://ciu.praxis.localhost/'],
    ['praxis.localhost:9000', 'https://ciu.praxis.localhost:9000/'],
    [' Example.com ', 'https://ciu.example.com/'],
  ])('below %j is %j', (landing, address) => {
    expect(addressOf('ciu', landing)).toBe(address);
  });

  it.each([
    ...['other.test', 'evil.example.com', 'example.com:99999', 'example.com:80/path', 'user@example.com'],
    ...['evil.test/example.com', ''],
  ])('is missing below the foreign or invalid domain %j', (landing) => {
    expect(addressOf('ciu', landing)).toBeUndefined();
  });

  it('is missing for an invalid subdomain, and uses the protocol of the page', () => {
    for (const subdomain of ['', 'evil.test/', 'CIU'])
      expect(addressOf(subdomain, 'example.com'), subdomain).toBeUndefined();
    expect(addressOf('ciu', 'praxis.localhost', 'http:')).toBe('http://ciu.praxis.localhost/');
  });

  it('stays within our domains for any text', () => {
    assertProperty(
      fc.property(hostileText, hostileText, (subdomain, landing) => {
        for (const landing_domain of [landing, `example.com${landing}`, `${landing}example.com`]) {
          const address = addressOf(subdomain, landing_domain);
          if (address)
            expect(new URL(address).hostname).toMatch(/^[a-z0-9-]+\.(example\.com|praxis\.localhost)$/);
        }
      }),
    );
  });
});
