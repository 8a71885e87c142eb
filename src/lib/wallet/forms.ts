import { defineForm, type FormOutput } from '../forms/form.ts';

export const depositForm = defineForm(
  { amount: '' },
  async () => (await import('./form-schemas.ts')).depositSchema,
);

export type DepositValues = FormOutput<typeof depositForm>;

/** Screen readers read 'XX' as a Roman number. */
export function spokenSortCodeError(error: string): string {
  return error.replace(
    'XX-XX-XX or XXXXXX, with digits only',
    'six digits, all together or in pairs with hyphens between them',
  );
}

/** With `entire`, the store sends the balance instead of the amount. */
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
