import type { Field } from './interactions.ts';
import type { MemberTokens } from './phone.ts';

/** @param name of the search, @param url of the raffles */
export function searchField(name: string, url: string, tokens: MemberTokens): Field {
  return { name, url, label: 'Search raffles', text: 'draw 12345 67890 abc', tokens };
}

/** The fields that are timed. @param home the raffles of a club */
export function fields(home: (club: string) => string, tokens: MemberTokens): Field[] {
  const at = (path: string) => `${home('ciu')}${path}`;
  const email = { label: 'Email', text: 'alex.member@club.com' };
  const amount = { label: 'Amount', text: '12345678901234567890', tokens };
  const description = { label: 'Description', text: 'I have a question abo', tokens };
  return [
    { name: 'an e-mail address to sign in', url: at('sign-in'), ...email },
    { name: 'an e-mail address to sign up', url: `${home('staging')}sign-up`, ...email },
    { name: 'an amount to deposit', url: at('wallet/deposit'), ...amount },
    { name: 'an amount to withdraw', url: at('wallet/withdraw'), ...amount },
    { name: 'a question to support', url: at('support/create-ticket'), ...description },
    searchField('a search', at(''), tokens),
  ];
}
