import { getEntryCount, isList } from '../data/list.ts';
import { capitalise, pluralise } from '../format/text.ts';

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

/** Formats '1 ticket' or '1,200 more tickets'. */
export const formatCount = (name: ReadName, count: number, prefix = '') =>
  pluralise(count, prefix + readLabels[name]);

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
  drawMissing: "We can't find this raffle",
  drawMissingHint: 'Your club may have removed it, or the link is wrong.',
  drawNotUpdated: 'You can buy tickets once this raffle has updated.',
  priceUnknown: "We couldn't load the ticket price.",
  tenantWithoutAddress: "We couldn't open this club. Try again later.",
  askAboutThis: 'Ask us about this',
  balanceUnknown: "We couldn't load your balance.",
  unsafeRedirect: "You haven't been charged. We couldn't open the payment page safely.",
} as const;
