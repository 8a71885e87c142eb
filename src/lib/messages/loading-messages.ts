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
  const label = readLabels[name];
  return `Loading ${typeof label === 'string' ? label : label[1]} …`;
}

export function loadedText(name: ReadName, data: unknown): string {
  const label = readLabels[name];
  if (typeof label === 'string') return `Loaded ${label}`;
  const { count, isAll } = isList(data) ? getEntryCount(data) : { count: 0, isAll: true };
  const countText = count === 0 ? 'No' : count.toLocaleString('en-GB');
  return `${isAll ? countText : `More than ${countText}`} ${label[count === 1 ? 0 : 1]}`;
}
