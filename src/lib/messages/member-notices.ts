import { getEntryCount, isList } from '../data/list.ts';
import { capitalise } from '../format/text.ts';

/** Labels of slow reads: of one thing, or of one entry of a list. */
const readLabels = {
  member: 'your account',
  clients: 'club',
  draws: 'raffle',
  draw: 'the raffle',
  prizes: 'prize',
  allDraws: 'raffle',
  results: 'result',
  upcoming: 'raffle',
  tickets: 'ticket',
  subscriptions: 'subscription',
  transactions: 'transaction',
  support: 'support ticket',
  notifications: 'notification',
} as const;

/** Name of a read. A read without a label does not compile. */
export type ReadName = keyof typeof readLabels;

const isOfOne = (name: ReadName) => name === 'member' || name === 'draw';

export const formatNumber = (count: number) => count.toLocaleString('en-GB');

/** Formats '1 ticket' or '1,200 more tickets'. */
export const formatCount = (name: ReadName, count: number, prefix = '') =>
  `${formatNumber(count)} ${prefix}${readLabels[name]}${count === 1 ? '' : 's'}`;

/** @param progress of a list, such as '40 of 200' */
export function loadingText(name: ReadName, progress?: string): string {
  return `Loading ${readLabels[name]}${isOfOne(name) ? '' : 's'}${progress ? `: ${progress}` : '…'}`;
}

export function loadedText(name: ReadName, data: unknown): string {
  if (isOfOne(name)) return `${capitalise(readLabels[name])} loaded`;
  const { count, isAll } = isList(data) ? getEntryCount(data) : { count: 0, isAll: true };
  const text = count === 0 ? `No ${readLabels[name]}s` : formatCount(name, count);
  return isAll ? text : `More than ${text}`;
}

export const memberNotices = {
  emailUpdated: 'Email updated. Use it to sign in from now on.',
  drawMissing: 'There is no such raffle here',
  drawMissingHint: 'It may have been taken down, or the link may be old or mistyped.',
  drawNotUpdated: 'Tickets can be bought here once this raffle has been updated.',
  priceUnknown: "We couldn't load the price of a ticket.",
  tenantWithoutAddress: "We couldn't open this club. Try again later.",
  unsafeRedirect: 'The payment page could not be opened safely. Nothing has been charged.',
} as const;

export const storedDataNotices = {
  deleted: "We've deleted everything we stored here.",
  deletedExceptPause: "We've deleted everything we stored here, except your pause.",
  refused: "We couldn't delete everything. Clear this site's data in your browser settings.",
} as const;
