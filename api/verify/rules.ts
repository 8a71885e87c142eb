import type { Rule } from './rule.ts';
import { corsRules } from './rules/cors.ts';
import { deliveryRules } from './rules/delivery.ts';
import { listRules } from './rules/lists.ts';
import { sessionRules } from './rules/session.ts';
import { shapeRules } from './rules/shape.ts';
import { writeRules } from './rules/writes.ts';

/** Every difference that can be found, with what it means for the site. */
export const rules = {
  ...deliveryRules,
  ...shapeRules,
  ...listRules,
  ...corsRules,
  ...sessionRules,
  ...writeRules,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
