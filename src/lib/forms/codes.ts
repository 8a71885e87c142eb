/** Rules for what consists of digits and letters in groups: phone numbers, postcodes, bank details. */
import * as z from 'zod/mini';
import { lazy } from '../contract/wire/lazy.ts';
import { normaliseText, optionalTextOf } from './fields.ts';

/** Numbers and codes as they are sent: spaces, hyphens, dashes, brackets and dots are only how people group them. */
function compact(text: string): string {
  return normaliseText(text).replace(/[\s\p{Pd}\u2212()[\].]/gu, '');
}

/**
 * A plain number as it is dialled from abroad: '+44 (0)1632 …' names a zero that is not dialled. Text with anything else
 * in it, such as an extension or a second number, stays as typed: joining its digits would make another number.
 */
function toPhone(text: string): string {
  const typed = normaliseText(text);
  const number = compact(typed.replace(/^((?:\+|00)44\s*)\(0\)/, '$1'));
  return /^\+?\d*$/.test(number) ? number : typed;
}

/**
 * Phone number: at least 10 characters of a plain number, which are digits after an optional plus sign, or any text with
 * at least 10 digits. The API judges the rest, and may hold such texts already.
 */
export function phone(message: string) {
  return z.string(message).check(z.overwrite(toPhone), z.regex(/^(?:\+\d{9}$|(?:\D*\d){10})/, message));
}

/** Upper case with one space before the last three characters, whatever was typed between them. */
function toPostcode(text: string): string {
  return compact(text)
    .toUpperCase()
    .replace(/^(.+)(.{3})$/, '$1 $2');
}

/** Forms of UK postcodes (BS 7666), once normalised. */
const postcodePattern =
  /^(?:GIR 0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d[\dABEHMNPRV-Y]?|\d[A-HJKPS-UW]) \d[ABD-HJLNP-UW-Z]{2})$/;

const wrongPostcode = 'Invalid UK postcode format. Example: EC1A 1BB or W1A 0AX.';

/** UK postcode, sent as 'EC1A 1BB'. */
export const ukPostcode = lazy(() =>
  z.string(wrongPostcode).check(z.overwrite(toPostcode), z.regex(postcodePattern, wrongPostcode)),
);

/** Empty, or a postcode of any country with at least 5 characters, sent in upper case. */
export const optionalPostcode = lazy(() => optionalTextOf(5).check(z.toUpperCase()));

const wrongAccount = 'Invalid account number format. Must be exactly 8 digits.';

/** Bank account number, sent as 8 digits. */
export const accountNumber = lazy(() =>
  z.string(wrongAccount).check(z.overwrite(compact), z.regex(/^\d{8}$/, wrongAccount)),
);

const wrongSortCode = 'Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.';

function toSortCode(text: string): string {
  return compact(text).replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Sort code with any separators, sent as 'XX-XX-XX'. */
export const sortCode = lazy(() =>
  z.string(wrongSortCode).check(z.overwrite(toSortCode), z.regex(/^\d\d-\d\d-\d\d$/, wrongSortCode)),
);
