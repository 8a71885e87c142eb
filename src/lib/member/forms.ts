import { type FormOutput, form } from '../forms/form.ts';

export const personalInfoForm = form(
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
  async () => (await import('./profile.ts')).personalInfo,
);

export type PersonalInfoValues = FormOutput<typeof personalInfoForm>;

/** The Membership ID or Pass card number. */
export const passcodeForm = form({ passcode: '' }, async () => (await import('./profile.ts')).passcode);

export type PasscodeValues = FormOutput<typeof passcodeForm>;

export const editEmailForm = form(
  { email: '', password: '' },
  async () => (await import('./profile.ts')).editEmail,
);

export type EditEmailValues = FormOutput<typeof editEmailForm>;
