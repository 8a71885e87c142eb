import { corsRules } from './rules/cors.ts';
import { deliveryRules } from './rules/delivery.ts';
import { listRules } from './rules/lists.ts';
import { sessionRules } from './rules/session.ts';
import { shapeRules } from './rules/shape.ts';

export interface Rule {
  /** True when a member cannot use a screen, loses the session or reads something false. */
  readonly isBreaking: boolean;
  /** Placeholders: `{where}` and `{seen}`. */
  readonly message: string;
}

const writeRules = {
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

export const rules = {
  ...deliveryRules,
  ...shapeRules,
  ...listRules,
  ...corsRules,
  ...sessionRules,
  ...writeRules,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
