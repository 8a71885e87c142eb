import { defineForm, type FormOutput } from '../forms/form.ts';

export const personalInfoForm = defineForm(
  {
    name: '',
    phoneNumber: '',
    dateOfBirth: '',
    address1: '',
    address2: '',
    city: '',
    county: '',
    postcode: '',
  },
  async () => (await import('./profile.ts')).personalInfoSchema,
);

export type PersonalInfoValues = FormOutput<typeof personalInfoForm>;

/** The Membership ID or Pass card number. */
export const passcodeForm = defineForm(
  { passcode: '' },
  async () => (await import('./profile.ts')).passcodeSchema,
);

export type PasscodeValues = FormOutput<typeof passcodeForm>;

export const editEmailForm = defineForm(
  { email: '', password: '' },
  async () => (await import('./profile.ts')).editEmailSchema,
);

export type EditEmailValues = FormOutput<typeof editEmailForm>;
