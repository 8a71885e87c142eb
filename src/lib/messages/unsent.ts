import type { Failure } from './failures.ts';
import { notices, sharedNotices } from './notices.ts';

/** What is told where what a write is checked, sent or told with cannot be had. */
export const unsentFailure: Failure = {
  title: sharedNotices.wentWrong,
  text: notices.lazyLoadFailed,
  reason: undefined,
  hint: sharedNotices.unsent,
  fields: {},
  isRefused: false,
  show: 'alert',
};
