import type { Failure } from './failures.ts';
import { notices, shared } from './notices.ts';

/** What is told where what a write is checked, sent or told with cannot be had. */
export const unsent: Failure = {
  title: shared.wentWrong,
  text: notices.partMissing,
  reason: undefined,
  hint: shared.unsent,
  fields: {},
  refused: false,
  show: 'alert',
};
