import { formatRecent } from '../text/date-text.ts';

const written = (at: number) => formatRecent(new Date(at).toISOString());

/** What a form says of what was typed into it before; moments in ms since the epoch. */
export const draftNotices = {
  from: (at: number) => `Draft from ${written(at)}.`,
  kept: (at: number) => `Your draft from ${written(at)} is kept.`,
  discard: 'Discard',
  discarded: 'Draft discarded.',
  takeBack: 'Undo',
} as const;
