/** Invented content of the pictures. No member, draw or payment behind it exists. */
import type { Ticket } from '../../lib/contract/tickets.ts';
import type { Transaction } from '../../lib/contract/wallet.ts';
import type { List } from '../../lib/data/list.ts';
import type { CardDraw } from '../../lib/draws/draw-card.ts';

const dayMs = 24 * 60 * 60 * 1000;

function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs + 1).toISOString();
}

function createDraw(id: string, draw: Partial<CardDraw>): CardDraw {
  return {
    id,
    name: 'Draw',
    description: '',
    logo_url: '',
    status: 'live',
    ticket_price: 100,
    start_date: inDays(-3),
    end_date: inDays(4),
    price_cta: '',
    ...draw,
  };
}

export const demoDraws: readonly CardDraw[] = [
  createDraw('1', {
    name: 'Saturday Meat Raffle',
    price_cta: 'A joint of beef and two chickens',
    description: 'Drawn in the bar on Saturday evening.',
    logo_url: '/favicon.svg',
  }),
  createDraw('2', {
    name: 'Monthly Cash Draw',
    price_cta: '£500 in cash',
    ticket_price: 200,
    end_date: inDays(12),
  }),
  createDraw('3', {
    name: 'Summer Hamper',
    status: 'scheduled',
    price_cta: 'A hamper',
    start_date: inDays(2),
  }),
];

export const demoBalancePence = 2480;

function createTicket(id: string, number: string): Ticket {
  return {
    id,
    draw_id: '1',
    draw_name: 'Saturday Meat Raffle',
    number,
    purchased_at: inDays(-1),
    subscription: false,
    prize_id: null,
  };
}

export const demoTickets: readonly Ticket[] = ['0042', '0043', '0117', '0118'].map((number) =>
  createTicket(number, number),
);

const demoTransactions: readonly Transaction[] = [
  { id: '1', amount: 2000, narrative: 'Deposit', created_at: inDays(-1) },
  { id: '2', amount: -200, narrative: '2 tickets, Saturday Meat Raffle', created_at: inDays(-1) },
  { id: '3', amount: 1000, narrative: 'Prize, Monthly Cash Draw', created_at: inDays(-9) },
];

export const demoTransactionList: List<Transaction> = {
  entries: demoTransactions,
  count: demoTransactions.length,
  skipped: 0,
  requestPath: '',
  pages: 1,
  readNextPage: undefined,
};
