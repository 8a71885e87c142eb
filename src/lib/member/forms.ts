import * as z from 'zod/mini';
import { optionalAdultBirthday } from '../forms/birthday.ts';
import {
  atLeast,
  email,
  existingPassword,
  freeText,
  issuedCode,
  optionalTextOf,
  textOf,
} from '../forms/fields.ts';
import { defineForm, type FormOutput } from '../forms/form.ts';
import { optionalPostcode, phone } from '../forms/personal-fields.ts';

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
  () =>
    z.object({
      name: textOf(1, 'Please enter your name.'),
      phoneNumber: phone('Please enter a valid phone number.'),
      dateOfBirth: optionalAdultBirthday(() => new Date()),
      address1: optionalTextOf(5),
      address2: freeText(),
      city: optionalTextOf(2),
      county: optionalTextOf(2),
      postcode: optionalPostcode(),
    }),
);

export type PersonalInfoValues = FormOutput<typeof personalInfoForm>;

/** Membership ID or Pass card number. */
export const passcodeForm = defineForm({ passcode: '' }, () =>
  z.object({ passcode: issuedCode().check(atLeast(2, 'Must be at least 2 characters.')) }),
);

export type PasscodeValues = FormOutput<typeof passcodeForm>;

export const editEmailForm = defineForm({ email: '', password: '' }, () =>
  z.object({ email: email(), password: existingPassword() }),
);

export type EditEmailValues = FormOutput<typeof editEmailForm>;
