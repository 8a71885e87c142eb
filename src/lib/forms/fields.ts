import * as z from 'zod/mini';
import { newPasswordMinLength } from '../config.ts';
import { separators, toCode, toFreeText, visibleLength } from './normalise.ts';

export const freeText = () => z.string().check(z.overwrite(toFreeText));

/** Replaces zod's own check, which would enlarge every page. */
export function atLeast(length: number, message: string) {
  return z.refine<string>((text) => text.length >= length, message);
}

export function textOf(length: number, message: string) {
  return z.string(message).check(
    z.overwrite(toFreeText),
    z.refine((text) => visibleLength(text) >= length, message),
  );
}

export function optionalTextOf(length: number) {
  return freeText().check(
    z.refine(
      (text) => text === '' || visibleLength(text) >= length,
      `Must be at least ${length} characters.`,
    ),
  );
}

const emailPattern =
  /^(?!.{255})[^\s@.,:;<>()[\]\\"]+(?:\.[^\s@.,:;<>()[\]\\"]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;

/** Keyboards add a space after a completed word. One inside a name stays, because it may replace another character. */
function toEmail(text: string): string {
  return toCode(text, separators)
    .replace(/^mailto:/i, '')
    .replace(/ ?([@.]) ?/g, '$1');
}

/** At most 254 characters (RFC 5321), with a top-level domain. */
export function email(message = 'Please enter valid email.') {
  return z.string(message).check(z.overwrite(toEmail), z.regex(emailPattern, message));
}

/** Sent as typed. */
export function existingPassword(message = 'Please enter your password.') {
  return z.string(message).check(atLeast(1, message));
}

const passwordError = `Password must be at least ${newPasswordMinLength} characters long`;

/** Sent as typed. */
export const newPassword = () => z.string(passwordError).check(atLeast(newPasswordMinLength, passwordError));

export function passwordsMatch<Field extends string>(field: Field) {
  return z.refine<Readonly<Record<Field | 'confirmPassword', string>>>(
    (values) => values[field] === values.confirmPassword,
    { path: ['confirmPassword'], error: 'Passwords do not match' },
  );
}

/** Code that a club issues: Membership ID, pass card, club code. Visible marks may belong to it. */
export const issuedCode = () => z.string().check(z.overwrite((text) => toCode(text, separators)));
