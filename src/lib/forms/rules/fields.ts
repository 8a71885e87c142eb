import * as z from 'zod/mini';
import { newPasswordMinLength } from '../../config.ts';
import { once } from '../../contract/wire/once.ts';

/** What pasting brings along unseen: soft hyphens, zero-width characters, direction marks. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Text as it is sent: no invisible characters, plain spaces, none around it. */
function tidy(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim();
}

/** Numbers and codes as they are sent: spaces, hyphens, dashes, brackets and dots are only how people group them. */
function compact(text: string): string {
  return tidy(text).replace(/[\s\p{Pd}\u2212()[\].]/gu, '');
}

/** Free text; may be empty. */
export const freeText = once(() => z.string().check(z.overwrite(tidy)));

/** At least so many characters. zod has one of its own, for which every page would load more. */
export function atLeast(length: number, message: string) {
  return z.refine<string>((text) => text.length >= length, message);
}

/** Text of at least `length` characters. */
export function textOf(length: number, message: string) {
  return z.string(message).check(z.overwrite(tidy), atLeast(length, message));
}

/** Empty, or text of at least `length` characters. */
export function optionalTextOf(length: number) {
  return freeText().check(
    z.refine((text) => text === '' || text.length >= length, `Must be at least ${length} characters.`),
  );
}

const emailPattern =
  /^(?!.{255})[^\s@.,:;<>()[\]\\"]+(?:\.[^\s@.,:;<>()[\]\\"]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;

/** Email address: plus signs and subdomains allowed, a top-level domain needed, at most 254 characters (RFC 5321). */
export function email(message = 'Please enter valid email.') {
  return z.string(message).check(z.overwrite(tidy), z.regex(emailPattern, message));
}

/** A password that exists already: any text, sent as typed. */
export function existingPassword(message = 'Please enter your password.') {
  return z.string(message).check(atLeast(1, message));
}

const tooShort = `Password must be at least ${newPasswordMinLength} characters long`;

/** A password to be set, sent as typed. */
export const newPassword = once(() => z.string(tooShort).check(atLeast(newPasswordMinLength, tooShort)));

/** Rule over a whole form: `confirmPassword` repeats the password in `field`. */
export function passwordsMatch<Field extends string>(field: Field) {
  return z.refine<Readonly<Record<Field | 'confirmPassword', string>>>(
    (values) => values[field] === values.confirmPassword,
    { path: ['confirmPassword'], error: 'Passwords do not match' },
  );
}

/** As it is dialled from abroad: '+44 (0)1632 …' names a zero that is not dialled. */
function toPhone(text: string): string {
  return compact(text.replace(/^(\s*(?:\+|00)44\s*)\(0\)/, '$1'));
}

/** Phone number: at least 10 characters, digits with an optional plus sign in front. */
export function phone(message: string) {
  return z.string(message).check(z.overwrite(toPhone), z.regex(/^(?=.{10})\+?\d*$/, message));
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
export const ukPostcode = once(() =>
  z.string(wrongPostcode).check(z.overwrite(toPostcode), z.regex(postcodePattern, wrongPostcode)),
);

/** Empty, or a postcode of any country with at least 5 characters, sent in upper case. */
export const optionalPostcode = once(() => optionalTextOf(5).check(z.toUpperCase()));

const wrongAccount = 'Invalid account number format. Must be exactly 8 digits.';

/** Bank account number, sent as 8 digits. */
export const accountNumber = once(() =>
  z.string(wrongAccount).check(z.overwrite(compact), z.regex(/^\d{8}$/, wrongAccount)),
);

const wrongSortCode = 'Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.';

function toSortCode(text: string): string {
  return compact(text).replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Sort code with any separators, sent as 'XX-XX-XX'. */
export const sortCode = once(() =>
  z.string(wrongSortCode).check(z.overwrite(toSortCode), z.regex(/^\d\d-\d\d-\d\d$/, wrongSortCode)),
);
