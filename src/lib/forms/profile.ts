import { type FormOutput, form } from './form.ts';

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
  async () => (await import('./rules/profile.ts')).personalInfo,
);

export type PersonalInfoValues = FormOutput<typeof personalInfoForm>;

/** The Membership ID or Pass card number. */
export const passcodeForm = form({ passcode: '' }, async () => (await import('./rules/profile.ts')).passcode);

export type PasscodeValues = FormOutput<typeof passcodeForm>;

export const editEmailForm = form(
  { email: '', password: '' },
  async () => (await import('./rules/profile.ts')).editEmail,
);

export type EditEmailValues = FormOutput<typeof editEmailForm>;
