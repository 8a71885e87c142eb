import { accountNumber, sortCode } from '../forms/codes.ts';

/** A UK bank account, in digits only: eight and six. */
export interface BankAccount {
  readonly accountNumber: string;
  readonly sortCode: string;
}

/** @param typed as in the form, with any separators @returns undefined unless both have all their digits */
export function parseBankAccount(typed: BankAccount): BankAccount | undefined {
  const [account, sort] = [
    accountNumber().safeParse(typed.accountNumber),
    sortCode().safeParse(typed.sortCode),
  ];
  return account.success && sort.success
    ? { accountNumber: account.data, sortCode: sort.data.replaceAll('-', '') }
    : undefined;
}

const group = (digits: string, length: number) => digits.match(new RegExp(`.{${length}}`, 'g')) ?? [];

/** 'You typed sort code 12-34-56, account number 1234 5678.', with a space that does not break. */
export function readBackAccount({ accountNumber: account, sortCode: sort }: BankAccount): string {
  return `You typed sort code ${group(sort, 2).join('-')}, account number ${group(account, 4).join('\u00a0')}.`;
}

const spell = (groups: readonly string[]) => groups.map((digits) => [...digits].join(' ')).join(', ');

/** Reads digit by digit: screen readers take a group for one number. */
export function spokenReadBack({ accountNumber: account, sortCode: sort }: BankAccount): string {
  return `You typed sort code ${spell(group(sort, 2))}. Account number ${spell(group(account, 4))}.`;
}
