import * as z from 'zod/mini';
import { newPasswordMinLength } from '../config.ts';
import { lazy } from '../contract/wire/lazy.ts';

/** What pasting brings along unseen: soft hyphens, zero-width characters, direction marks. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Text as it is sent: no invisible characters, plain spaces, none around it. */
export function normaliseText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim();
}

/** Free text; may be empty. */
export const freeText = lazy(() => z.string().check(z.overwrite(normaliseText)));

/** At least so many characters. zod has one of its own, for which every page would load more. */
export function atLeast(length: number, message: string) {
  return z.refine<string>((text) => text.length >= length, message);
}

/** Text of at least `length` characters. */
export function textOf(length: number, message: string) {
  return z.string(message).check(z.overwrite(normaliseText), atLeast(length, message));
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
  return z.string(message).check(z.overwrite(normaliseText), z.regex(emailPattern, message));
}

/** A password that exists already: any text, sent as typed. */
export function existingPassword(message = 'Please enter your password.') {
  return z.string(message).check(atLeast(1, message));
}

const tooShort = `Password must be at least ${newPasswordMinLength} characters long`;

/** A password to be set, sent as typed. */
export const newPassword = lazy(() => z.string(tooShort).check(atLeast(newPasswordMinLength, tooShort)));

/** Rule over a whole form: `confirmPassword` repeats the password in `field`. */
export function passwordsMatch<Field extends string>(field: Field) {
  return z.refine<Readonly<Record<Field | 'confirmPassword', string>>>(
    (values) => values[field] === values.confirmPassword,
    { path: ['confirmPassword'], error: 'Passwords do not match' },
  );
}
