import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenantSchema } from '../../../../src/lib/contract/tenant.ts';
import { parseConfiguration, readConfiguration } from '../../../../src/lib/tenant-check/configuration.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const complete = {
  name: 'Riverside Club',
  logo_url: 'https://riverside.club/logo.svg',
  theme: { main_color: '#0f5c6e', secondary_color: '#f2705b' },
  tos: '<p>Terms</p>',
  privacy: '',
  gdpr: '',
  accessibility: '',
  complaints: '',
  quiz: '',
};

const textsOf = (value: unknown) => readConfiguration(value).findings.map(({ text }) => text);
const hasError = (value: unknown) =>
  readConfiguration(value).findings.some(({ severity }) => severity === 'error');

/** Mostly the right fields, with values of every kind. */
const anyValue = fc.oneof(hostileText, fc.jsonValue(), fc.constant(undefined));
const anyConfiguration = fc.oneof(
  fc.anything(),
  fc.jsonValue(),
  fc.record(
    {
      ...Object.fromEntries(Object.keys(complete).map((name) => [name, anyValue])),
      theme: fc.oneof(anyValue, fc.record({ main_color: anyValue, secondary_color: anyValue })),
      __proto__: anyValue,
    },
    { requiredKeys: [] },
  ),
);

describe('readConfiguration', () => {
  it('has nothing to say about a complete one', () => {
    expect(readConfiguration(complete)).toEqual({
      tenant: complete,
      findings: [{ severity: 'ok', text: 'The app can read the configuration.' }],
    });
  });

  it('names each wrong field, and reads the others', () => {
    const { tenant, findings } = readConfiguration({
      ...complete,
      tos: 5,
      quiz: ['a'],
      theme: { main_color: true },
    });
    expect(findings.map(({ text }) => text.split(';')[0])).toEqual([
      'theme.main_color is true or false',
      'theme.secondary_color is not given. The app reads it as empty.',
      'tos is a number',
      'quiz is a list',
    ]);
    expect(tenant).toMatchObject({ name: 'Riverside Club', tos: '', quiz: '', theme: { main_color: '' } });
  });

  it('names fields that the app ignores', () => {
    expect(textsOf({ ...complete, terms: 'x' })).toContain(
      'The app ignores 1 field that it does not know: “terms”.',
    );
  });

  it.each([
    [null, 'null'],
    [[], 'a list'],
    ['x', 'a text'],
    [undefined, 'absent'],
  ])('refuses %j', (value, type) => {
    expect(textsOf(value)[0]).toContain(`The configuration is ${type}`);
  });

  it('never throws, has always a finding, and an error where the app refuses', () => {
    assertProperty(
      fc.property(anyConfiguration, (value) => {
        expect(readConfiguration(value).findings.length).toBeGreaterThan(0);
        if (!tenantSchema().safeParse(value).success) expect(hasError(value)).toBe(true);
      }),
    );
  });
});

describe('parseConfiguration', () => {
  it.each([
    [' ', 'Nothing was pasted'],
    ['{"name":', 'The text is not JSON'],
    ['<html>', 'The text is not JSON'],
    ['[]', 'The configuration is a list'],
    [`"${'x'.repeat(9_000_000)}"`, '9 million characters'],
  ])('says what is wrong with %.12s', (text, expected) => {
    const { tenant, findings } = parseConfiguration(text);
    expect(tenant).toBeUndefined();
    expect(findings[0]?.text).toContain(expected);
  });

  it('reads five megabytes', () => {
    const text = JSON.stringify({ ...complete, tos: 'x'.repeat(5_000_000) });
    expect(parseConfiguration(text).tenant?.name).toBe('Riverside Club');
  });

  it('never throws, and has always a finding', () => {
    assertProperty(
      fc.property(fc.oneof(hostileText, fc.json()), (text) => {
        expect(parseConfiguration(text).findings.length).toBeGreaterThan(0);
      }),
    );
  });
});
