import { expect, it } from 'vitest';
import {
  isUnusualAccount,
  parseBankAccount,
  readBackAccount,
  spokenReadBack,
} from '../../../../src/lib/wallet/bank-account.ts';

/** Test cases of the publication, chapter 3. */
const valid = `089999 66374958, 107999 88837491, 202959 63748472, 871427 46238510, 872427 46238510, 871427 09123496,
  871427 99123496, 820000 73688637, 827999 73988638, 827101 28748352, 134020 63849203, 118765 64371389,
  200915 41011166, 938611 07806039, 938600 42368003, 938063 55065200, 772798 99345694, 086090 06774744,
  309070 02355688, 309070 12345668, 309070 12345677, 309070 99345694, 074456 12345112, 070116 34012583,
  074456 11104102, 180002 00000190`;
const invalid = `938063 15764273, 938063 15764264, 938063 15763217, 118765 64371388, 203099 66831036, 203099 58716970,
  089999 66374959, 107999 88837493`;

const accountsOf = (text: string) =>
  text.split(',').map((pair) => {
    const [sortCode = '', accountNumber = ''] = pair.trim().split(' ');
    return { sortCode, accountNumber };
  });

it('bank account check flags numbers that fail the published check, but no unknown sort code', () => {
  const unusual = (text: string) => accountsOf(text).filter(isUnusualAccount);
  expect(unusual(valid)).toEqual([]);
  expect(unusual(invalid)).toEqual(accountsOf(invalid));
  expect(unusual('000000 12345678, 123456 12345678, 999999 00000001')).toEqual([]);
});

it('bank account is repeated in groups, and digit by digit for screen readers', () => {
  const account = parseBankAccount({ sortCode: '12 34 56', accountNumber: ' 1234-5678' });
  expect(account).toEqual({ sortCode: '123456', accountNumber: '12345678' });
  if (!account) return;
  expect(readBackAccount(account)).toBe('Check: sort code 12-34-56, account number 1234\u00a05678.');
  expect(spokenReadBack(account)).toBe('Check: sort code 1 2, 3 4, 5 6. Account number 1 2 3 4, 5 6 7 8.');
});

it.each([
  ['123456', '1234567'],
  ['12345', '12345678'],
])('bank account is incomplete when the numbers are %j and %j', (sortCode, accountNumber) => {
  expect(parseBankAccount({ sortCode, accountNumber })).toBeUndefined();
});
