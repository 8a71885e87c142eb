import { formatRecent } from '../text/date-text.ts';

/** What a form says of what was typed into it before. */
export const draftNotices = {
  from: (moment: Date) => `Draft from ${formatRecent(moment.toISOString())}.`,
  discard: 'Discard',
  discarded: 'Draft discarded.',
  takeBack: 'Undo',
} as const;
