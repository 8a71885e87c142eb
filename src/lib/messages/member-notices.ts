import { getEntryCount, isList } from '../data/list.ts';

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

/** Reads without a label do not compile. */
export type ReadName = keyof typeof readLabels;

const isOfOne = (name: ReadName) => name === 'member' || name === 'draw';

export const formatNumber = (count: number) => count.toLocaleString('en-GB');

/** '1 ticket', '1,200 more tickets' */
export const formatCount = (name: ReadName, count: number, prefix = '') =>
  `${formatNumber(count)} ${prefix}${readLabels[name]}${count === 1 ? '' : 's'}`;

export function loadingText(name: ReadName): string {
  return `Loading ${readLabels[name]}${isOfOne(name) ? '' : 's'}…`;
}

export function loadedText(name: ReadName, data: unknown): string {
  if (isOfOne(name)) return `Loaded ${readLabels[name]}`;
  const { count, isAll } = isList(data) ? getEntryCount(data) : { count: 0, isAll: true };
  const text = count === 0 ? `No ${readLabels[name]}s` : formatCount(name, count);
  return isAll ? text : `More than ${text}`;
}

export const memberNotices = {
  emailUpdated: 'Email updated. From now on you sign in with the new one.',
  drawMissing: "We can't find this raffle",
  drawMissingHint: 'Your club may have removed it, or the link is wrong.',
  drawNotUpdated: 'You can buy tickets once this raffle has updated.',
  priceUnknown: "We couldn't load the ticket price.",
  tenantWithoutAddress: 'This club could not be opened. Please try again later.',
  unsafeRedirect: "You haven't been charged. We couldn't open the payment page safely.",
} as const;
