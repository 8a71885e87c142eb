import { formatRecent } from '../../../lib/format/date-time.ts';

/** What a form says of what was typed into it before; moments in ms since the epoch. */
export const draftNotices = {
  from: (at: number) => `Draft from ${formatRecent(at)}.`,
  saved: (at: number) => `Your draft from ${formatRecent(at)} is kept.`,
  discard: 'Discard',
  discarded: 'Draft discarded.',
  undo: 'Undo',
} as const;
