import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import type { FormDefinition } from '../../../../src/lib/forms/form.ts';
import { depositForm } from '../../../../src/lib/wallet/deposit-form.ts';
import { withdrawForm } from '../../../../src/lib/wallet/withdraw-form.ts';
import { messagesOf } from '../forms/all-forms.ts';

const wrongAmount = 'Please enter a valid amount greater than one.';
const good = {
  ...{ entire: false, amount: '10', bankName: 'Bank', accountNumber: '1234 5678', sortCode: '123456' },
  ...{ address1: 'Way', address2: '', city: 'X', county: 'Y', postcode: 'ec1a1bb' },
  phoneNumber: '07700 900123',
};

it.each<[string, FormDefinition<ZodMiniType>, object]>([
  ['deposit', depositForm, {}],
  ['withdrawal', withdrawForm, good],
])(
  'amount of a %s is parsed as pence, and refused below £1.00 or when it is ambiguous',
  { tags: ['spec:5.28', 'spec:5.29', 'spec:9.9'] },
  (_, form, rest) => {
    for (const [amount, pence] of [
      ['1', 100],
      ['1 000,50', 100_050],
    ] as const)
      expect(form.createSchema().parse({ ...rest, amount })).toMatchObject({ amount: pence });
    for (const amount of ['', '0', '0.99', '-1', 'one'])
      expect(messagesOf(form, { ...rest, amount })).toEqual({ amount: wrongAmount });
    expect(messagesOf(form, { ...rest, amount: '1.005' })).toEqual({
      amount: `${wrongAmount}\nEnter an amount like 1000.50`,
    });
  },
);

describe('withdrawal form', () => {
  it('normalises the values that it sends', { tags: ['spec:5.37'] }, () => {
    expect(withdrawForm.createSchema().parse(good)).toEqual({
      ...good,
      ...{ amount: 1000, accountNumber: '12345678', sortCode: '12-34-56', postcode: 'EC1A 1BB' },
      phoneNumber: '07700900123',
    });
  });

  it('sends no amount when the entire balance is withdrawn', { tags: ['spec:5.30'] }, () => {
    const sent = withdrawForm.createSchema().parse({ ...good, entire: true, amount: 'nonsense' });
    expect(sent.entire).toBe(true);
    expect(sent).not.toHaveProperty('amount');
  });

  it('shows all errors at once when it is empty', { tags: ['spec:5.31-39'] }, () => {
    expect(messagesOf(withdrawForm, withdrawForm.defaults)).toEqual({
      amount: wrongAmount,
      bankName: 'Please enter your bank name.',
      accountNumber: 'Invalid account number format. Must be exactly 8 digits.',
      sortCode: 'Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.',
      address1: 'Please enter a valid address.',
      city: 'Please enter your city.',
      county: 'Please enter a valid country name.',
      postcode: 'Invalid UK postcode format. Example: EC1A 1BB or W1A 0AX.',
      phoneNumber: 'Please enter a valid phone number.',
    });
  });

  it('requires 3 characters of address and 10 of phone number', { tags: ['spec:5.36', 'spec:5.39'] }, () => {
    expect(messagesOf(withdrawForm, { ...good, address1: 'No' })).toEqual({
      address1: 'Please enter a valid address.',
    });
    expect(messagesOf(withdrawForm, { ...good, phoneNumber: '077009001' })).toEqual({
      phoneNumber: 'Please enter a valid phone number.',
    });
  });
});
