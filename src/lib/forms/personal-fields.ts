import * as z from 'zod/mini';
import { optionalTextOf } from './fields.ts';
import { separators, toCode } from './normalise.ts';

/** Trunk zero in brackets after a country code: '+44 (0)1632 …'. Italy and others dial it, without brackets. */
const trunkZero = /^(\(?(?:\+|00) ?\d{1,3}\)?) ?\(0\)/;

/** A national number has nine or ten digits. */
const ukNumber = /^(?:\+|00)440*(\d{9,10})$/;

/** Keeps an extension as typed, because joined digits are another number. */
function toPhone(text: string): string {
  const typed = toCode(text, separators).replace(/^tel: ?/i, '');
  const number = toCode(typed.replace(trunkZero, '$1')).replace(ukNumber, '+44$1');
  return /^\+?\d*$/.test(number) ? number : typed;
}

/** Accepts a plain number of 10 characters, or text with 10 digits, which the API may already hold. */
export function phone(message: string) {
  return z.string(message).check(z.overwrite(toPhone), z.regex(/^(?:\+\d{9}$|(?:\D*\d){10})/, message));
}

/** UK postcodes (BS 7666) and British Forces Post Office numbers, without spaces. */
const postcodePattern =
  /^(?:GIR0AA|BFPO\d{1,4}|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d[\dABEHMNPRV-Y]?|\d[A-HJKPS-UW])\d[ABD-HJLNP-UW-Z]{2})$/;

const maxPostcodeLength = 8;

const lookalikes: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I' };

/** All spellings with letters and digits of the same shape exchanged. */
function spellingsOf(code: string): string[] {
  let spellings = [''];
  for (const character of code) {
    const twins = [character, lookalikes[character] ?? []].flat();
    spellings = spellings.flatMap((start) => twins.map((twin) => start + twin));
  }
  return spellings;
}

/** `'EC1A 1BB'`; undefined for another text, and for one that could be several postcodes. */
function readUkPostcode(text: string): string | undefined {
  const code = toCode(text).toUpperCase();
  if (code.length > maxPostcodeLength) return undefined;
  const valid = postcodePattern.test(code)
    ? [code]
    : spellingsOf(code).filter((spelling) => postcodePattern.test(spelling));
  return valid.length === 1 ? valid[0]?.replace(/^(BFPO|.+(?=.{3}$))/, '$1 ') : undefined;
}

const postcodeError = 'Invalid UK postcode format. Example: EC1A 1BB or W1A 0AX.';

/** UK postcode, sent as 'EC1A 1BB'. */
export const ukPostcode = () =>
  z.string(postcodeError).check(
    z.overwrite((text) => readUkPostcode(text) ?? text),
    z.refine((text) => readUkPostcode(text) !== undefined, postcodeError),
  );

/** Postcodes of other countries keep their marks. */
function toPostcode(text: string): string {
  return readUkPostcode(text) ?? toCode(text, separators).toUpperCase();
}

/** Empty, or a postcode of any country in upper case. */
export const optionalPostcode = () => optionalTextOf(5).check(z.overwrite(toPostcode));

const accountNumberError = 'Invalid account number format. Must be exactly 8 digits.';

export const accountNumber = () =>
  z.string(accountNumberError).check(
    z.overwrite((text) => toCode(text)),
    z.regex(/^\d{8}$/, accountNumberError),
  );

const sortCodeError = 'Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.';

function toSortCode(text: string): string {
  return toCode(text).replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Sent as 'XX-XX-XX'. */
export const sortCode = () =>
  z.string(sortCodeError).check(z.overwrite(toSortCode), z.regex(/^\d\d-\d\d-\d\d$/, sortCodeError));
