import { defineForm, type FormOutput } from '../forms/form.ts';

export const depositForm = defineForm(
  { amount: '' },
  async () => (await import('./form-schemas.ts')).depositSchema,
);

export type DepositValues = FormOutput<typeof depositForm>;

/** The error of a sort code as it is said: who hears 'XX' hears a Roman twenty. */
export function spokenSortCodeError(error: string): string {
  return error.replace(
    'XX-XX-XX or XXXXXX, with digits only',
    'six digits, all together or in pairs with hyphens between them',
  );
}

/**
 * The withdrawal form. With `entire` the amount field is neither checked nor part of the result: the store takes the
 * balance.
 */
export const withdrawForm = defineForm(
  {
    entire: false,
    amount: '',
    bankName: '',
    accountNumber: '',
    sortCode: '',
    address1: '',
    address2: '',
    city: '',
    county: '',
    postcode: '',
    phoneNumber: '',
  },
  async () => (await import('./form-schemas.ts')).withdrawSchema,
);

export type WithdrawValues = FormOutput<typeof withdrawForm>;
