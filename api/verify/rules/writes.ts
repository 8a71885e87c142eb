import type { Rule } from '../rules.ts';

export const writeRules = {
  'write-refused': {
    isBreaking: true,
    message: 'Refused with {seen} what the site sends ({where}).',
  },
  'write-lost': {
    isBreaking: true,
    message: 'Accepted, but what was sent is not there when it is read again ({where}).',
  },
  'payment-address': {
    isBreaking: true,
    message:
      'redirect_url is {seen}, which the site does not follow: https is needed, without a user name in it.',
  },
} as const satisfies Record<string, Rule>;
