import * as z from 'zod/mini';
import { optionalAdultBirthday } from './birthday.ts';
import {
  email,
  existingPassword,
  type FormOutput,
  form,
  freeText,
  optionalPostcode,
  optionalTextOf,
  phone,
  textOf,
} from './fields.ts';

/** The date of birth may be unknown, but never that of someone too young. */
export const personalInfoForm = form(
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
);

export type PersonalInfoValues = FormOutput<typeof personalInfoForm>;

/** The Membership ID or Pass card number. */
export const passcodeForm = form(() => z.object({ passcode: textOf(2, 'Must be at least 2 characters.') }), {
  passcode: '',
});

export type PasscodeValues = FormOutput<typeof passcodeForm>;

export const editEmailForm = form(() => z.object({ email: email(), password: existingPassword() }), {
  email: '',
  password: '',
});

export type EditEmailValues = FormOutput<typeof editEmailForm>;
