import type { CallNotes } from './call-notes.ts';

export const drawCalls = {
  listDraws: {
    subject: 'Draws',
    summary: 'Draws of the club, filtered, searched and sorted',
    usedBy: 'Raffles',
    requirements:
      '`status` may be repeated. Without it, all draws are returned. `search` ignores case, accents, and kinds of quotes and dashes. The site shows the draws in the order of the reply.',
    operation: 'listDraws',
  },
  getDraw: {
    subject: 'Draws',
    summary: 'One draw with the member’s tickets and the prizes',
    usedBy: 'a draw’s page',
    requirements: 'Answer 404 for a draw that the club does not have.',
    operation: 'getDraw',
  },
  listPrizes: {
    subject: 'Draws',
    summary: 'A draw’s prizes and their winners',
    usedBy: 'a draw’s page',
    operation: 'getDraw',
  },
  buyTickets: {
    subject: 'Draws',
    summary: 'Buy tickets once',
    usedBy: 'a draw’s page',
    requirements:
      'All or nothing. Reply with `ticket_count` (bought) or `redirect_url` (payment needed first). A reply with both counts as unpaid.',
    operation: 'buyTickets',
  },
  listTickets: {
    subject: 'Tickets',
    summary: 'The member’s tickets of all draws',
    usedBy: 'Tickets',
    operation: 'listTickets',
  },
  listSubscriptions: {
    subject: 'Subscriptions',
    summary: 'The member’s subscriptions',
    usedBy: 'Subscriptions',
    operation: 'listSubscriptions',
  },
  subscribe: {
    subject: 'Subscriptions',
    summary: 'Subscribe to a lottery',
    usedBy: 'a draw’s page',
    operation: 'subscribe',
  },
  paySubscription: {
    subject: 'Subscriptions',
    summary: 'Pay for a subscription that waits for payment',
    usedBy: 'Subscriptions',
    operation: 'paySubscription',
  },
  unsubscribe: {
    subject: 'Subscriptions',
    summary: 'End a subscription',
    usedBy: 'Subscriptions',
    operation: 'unsubscribe',
  },
} as const satisfies Record<string, CallNotes>;
