import { getEntryCount, isList } from '../data/list.ts';

/** Labels of slow reads: one, or singular and plural. */
export const readLabels = {
  member: 'your account',
  clients: ['club', 'clubs'],
  draws: ['raffle', 'raffles'],
  draw: 'the raffle',
  prizes: ['prize', 'prizes'],
  allDraws: ['raffle', 'raffles'],
  results: ['result', 'results'],
  upcoming: ['raffle', 'raffles'],
  tickets: ['ticket', 'tickets'],
  subscriptions: ['subscription', 'subscriptions'],
  transactions: ['transaction', 'transactions'],
  support: ['support ticket', 'support tickets'],
  notifications: ['notification', 'notifications'],
} as const;

/** Reads without a label do not compile. */
export type ReadName = keyof typeof readLabels;

export function loadingText(name: ReadName): string {
  const thing = readLabels[name];
  return `Loading ${typeof thing === 'string' ? thing : thing[1]} …`;
}

/** Announces a completed read, with the count of a list. */
export function loadedText(name: ReadName, data: unknown): string {
  const thing = readLabels[name];
  if (typeof thing === 'string') return `Loaded ${thing}`;
  const { count, isAll } = isList(data) ? getEntryCount(data) : { count: 0, isAll: true };
  const number = count === 0 ? 'No' : count.toLocaleString('en-GB');
  return `${isAll ? number : `More than ${number}`} ${thing[count === 1 ? 0 : 1]}`;
}
