import { expect, it } from 'vitest';
import { initialsOf } from '../../../../src/lib/format/text.ts';
import { identifierName } from '../../../../src/lib/tenant/tenancy.ts';

it.each([
  ['ada', 'AD'],
  ['A', 'A'],
  ['Ada Lovelace', 'AL'],
  [' ada  king lovelace ', 'AK'],
  ['élodie', 'ÉL'],
  ['😀a b', '😀B'],
  ['', ''],
  ['   ', ''],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('calls the identifier Pass card at one club only', () => {
  expect(['ciu', 'CIU', 'ciu2', 'staging', ''].map(identifierName)).toEqual([
    'Pass card',
    'Membership ID',
    'Membership ID',
    'Membership ID',
    'Membership ID',
  ]);
});
