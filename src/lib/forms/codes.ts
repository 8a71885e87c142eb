import * as z from 'zod/mini';
import { lazy } from '../contract/wire/lazy.ts';
import { normaliseText, optionalTextOf } from './fields.ts';

function removeSeparators(text: string): string {
  return normaliseText(text).replace(/[\s\p{Pd}\u2212()[\].]/gu, '');
}

/** Drops the '(0)' of '+44 (0)1632 …'. Keeps an extension as typed: joined digits are another number. */
function toPhone(text: string): string {
  const typed = normaliseText(text);
  const number = removeSeparators(typed.replace(/^((?:\+|00)44\s*)\(0\)/, '$1'));
  return /^\+?\d*$/.test(number) ? number : typed;
}

/** Accepts a plain number of 10 characters, or text with 10 digits, which the API may already hold. */
export function phone(message: string) {
  return z.string(message).check(z.overwrite(toPhone), z.regex(/^(?:\+\d{9}$|(?:\D*\d){10})/, message));
}

function toPostcode(text: string): string {
  return removeSeparators(text)
    .toUpperCase()
    .replace(/^(.+)(.{3})$/, '$1 $2');
}

/** UK postcodes (BS 7666). */
const postcodePattern =
  /^(?:GIR 0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d[\dABEHMNPRV-Y]?|\d[A-HJKPS-UW]) \d[ABD-HJLNP-UW-Z]{2})$/;

const postcodeError = 'Invalid UK postcode format. Example: EC1A 1BB or W1A 0AX.';

/** UK postcode, sent as 'EC1A 1BB'. */
export const ukPostcode = lazy(() =>
  z.string(postcodeError).check(z.overwrite(toPostcode), z.regex(postcodePattern, postcodeError)),
);

/** Empty, or a postcode of any country in upper case. */
export const optionalPostcode = lazy(() => optionalTextOf(5).check(z.toUpperCase()));

const accountNumberError = 'Invalid account number format. Must be exactly 8 digits.';

export const accountNumber = lazy(() =>
  z.string(accountNumberError).check(z.overwrite(removeSeparators), z.regex(/^\d{8}$/, accountNumberError)),
);

const sortCodeError = 'Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.';

function toSortCode(text: string): string {
  return removeSeparators(text).replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Sent as 'XX-XX-XX'. */
export const sortCode = lazy(() =>
  z.string(sortCodeError).check(z.overwrite(toSortCode), z.regex(/^\d\d-\d\d-\d\d$/, sortCodeError)),
);
