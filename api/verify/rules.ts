import { corsRules } from './rules/cors.ts';
import { deliveryRules } from './rules/delivery.ts';
import { listRules } from './rules/lists.ts';
import { sessionRules } from './rules/session.ts';
import { shapeRules } from './rules/shape.ts';
import { writeRules } from './rules/writes.ts';

/** A way for an API to differ from what the site relies on. */
export interface Rule {
  /** True when a member cannot see or do what a screen is for, loses the session or is told what is not so. */
  readonly isBreaking: boolean;
  /** In words for who runs the API; `{where}` and `{seen}` stand for what was found. */
  readonly message: string;
}

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
