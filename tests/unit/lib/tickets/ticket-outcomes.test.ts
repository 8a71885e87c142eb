import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSchema, listPrizes, type Prize } from '../../../../src/lib/contract/draws.ts';
import type { Ticket } from '../../../../src/lib/contract/tickets.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { aList, aTicket } from '../../../../src/lib/samples.ts';
import {
  type KnownDraw,
  type TicketOutcome,
  ticketOutcome,
  toKnownDraw,
} from '../../../../src/lib/tickets/ticket-outcomes.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const wireDraw = {
  ...{ id: 7, name: 'Spring', status: 'closed', ticket_price: '1.00' },
  prizes: [{ id: 1, winners: [{ number: '000032', user: { name: 'Ada', city: 'Leeds' } }] }],
};

const readDraw = (part: object) => drawSchema().parse({ ...wireDraw, ...part });
const drawOf = (part: object = {}) => toKnownDraw(readDraw(part));

const ticketOf = (number: string, part: Partial<Ticket> = {}) => aTicket({ number, ...part });

const [carPrize] = wireDraw.prizes;
const won = (number: unknown) => ({ prizes: [{ ...carPrize, winners: [{ number }] }] });

describe('ticket outcome', () => {
  it.each<[TicketOutcome, string, string, object]>([
    ['won', 'the number is among the winners', '000032', {}],
    ['won', 'blanks surround the number', ' 000032 ', {}],
    ['won', 'the API sends the winning number as a number', '32', won(32)],
    ['won', 'a live draw lists the winner', '000032', { status: 'live' }],
    ['noWinListed', 'every prize has another winner', '000033', {}],
    ['noWinListed', 'the winning number is of another series', 'B-32', won('A-32')],
    ['open', 'the draw is live', '1', { status: 'live', prizes: [] }],
    ['open', 'the draw is scheduled', '1', { status: 'scheduled', prizes: [] }],
    ['pending', 'the ticket number may lack zeros', '32', {}],
    ['pending', 'the winning number may lack zeros', '000032', won(32)],
    ['pending', 'the winning number may lack a sign', '#32', won('32')],
    ['pending', 'the ticket number may lack a word', '32', won('No. 32')],
    ['pending', 'the letters differ in case', 'a32', won('A32')],
    ['pending', 'the winning digits are full-width', '32', won('３２')],
    ['pending', 'the winning number is blank', '1', won(' ')],
    ['pending', 'the ticket has no number', '', {}],
    ['pending', 'the winning number lost its last digits', '9', won(2 ** 60)],
    ['pending', 'the draw has no prizes', '1', { prizes: [] }],
    ['pending', 'the reply omits prizes', '1', { prizes: null }],
    ['pending', 'a prize has no winner yet', '1', { prizes: [carPrize, { id: 2, winners: [] }] }],
    ['pending', 'a prize omits its winners', '1', { prizes: [carPrize, { id: 2 }] }],
    ['pending', 'a prize is invalid', '1', { prizes: [carPrize, { id: 2, winners: 'none' }] }],
    ['pending', 'a winner is invalid', '1', { prizes: [carPrize, { id: 2, winners: [{}] }] }],
    ['pending', 'a prize is listed twice', '1', { prizes: [carPrize, carPrize] }],
    ['pending', 'the status is unknown', '1', { status: 'paid' }],
    ['pending', 'the draw is another one', '1', { id: 8 }],
  ])('is %s when %s', (outcome, _, number, part) => {
    expect(ticketOutcome(ticketOf(number), drawOf(part))).toBe(outcome);
  });

  it('is won when the ticket has a prize that its draw does not list', () => {
    const ticket = ticketOf('000033', { prize_id: '1' });
    expect([ticketOutcome(ticket, undefined), ticketOutcome(ticket, drawOf())]).toEqual(['won', 'won']);
    expect(ticketOutcome(ticketOf('000033'), undefined)).toBe('pending');
  });

  it('is found when the ticket omits the id of its draw', () => {
    expect(ticketOutcome(ticketOf('000033', { draw_id: '' }), drawOf())).toBe('noWinListed');
  });

  it('combines the prizes of the draw with those of the prize list', () => {
    const draw = readDraw({ prizes: [{ id: 2, winners: [{ number: 5 }] }] });
    const list = listOf([carPrize]);
    expect(ticketOutcome(ticketOf('5'), toKnownDraw(draw, list))).toBe('won');
    expect(ticketOutcome(ticketOf('5'), toKnownDraw(readDraw(won(5)), list))).toBe('won');
    expect(ticketOutcome(ticketOf('6'), toKnownDraw(draw, list))).toBe('noWinListed');
    for (const incomplete of [listOf([carPrize, {}]), { ...list, isTruncated: true }])
      expect(ticketOutcome(ticketOf('6'), toKnownDraw(draw, incomplete))).toBe('pending');
  });
});

function listOf(prizes: readonly unknown[]): List<Prize> {
  const { entries, skipped } = listPrizes.reply().parse(prizes);
  return aList(entries, { skipped });
}

const uniqueNumbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });

const writings = fc.constantFrom<(number: number) => unknown>(
  (number) => number,
  String,
  (number) => `${number}`.padStart(6, '0'),
  (number) => ` ${number} `,
  (number) => `#${number}`,
  (number) => `No. ${number}`,
  (number) => `\u{200B}${number}`,
);

const statuses = fc.oneof(
  { weight: 4, arbitrary: fc.constant('closed') },
  fc.constantFrom('live', 'scheduled', 'Closed', '', 'drawing', null, 3),
);

type WirePrize = Readonly<{ id: number; winners: readonly object[] }>;

const replace = (prizes: readonly WirePrize[], at: number, change: (prize: WirePrize) => unknown) =>
  prizes.map((prize) => (prize.id === at ? change(prize) : prize));

/** Spoil the prize at an index, or the list. */
const flaws = fc.constantFrom<(prizes: readonly WirePrize[], at: number) => readonly unknown[]>(
  (prizes) => prizes,
  (prizes, at) => replace(prizes, at, () => ({ id: at, winners: null })),
  (prizes, at) => replace(prizes, at, () => ({ id: at, winners: [] })),
  (prizes, at) => replace(prizes, at, ({ winners }) => ({ id: at, winners: [...winners.slice(1), {}] })),
  (prizes, at) => replace(prizes, at, () => 'none'),
  (prizes, at) => replace(prizes, at, (prize) => ({ ...prize, id: {} })),
  // Imitates a list that moves between pages, which repeats one prize and omits another.
  (prizes, at) => replace(prizes, at, () => prizes[(at + 1) % prizes.length]),
  () => [],
);

/** Returns the parsed reply, with the prizes in it or, without the last one, on a page; undefined if unreadable. */
function known(prizes: readonly unknown[], status: unknown, isPaged: boolean): KnownDraw | undefined {
  const reply = drawSchema().safeParse({ ...wireDraw, status, prizes: isPaged ? null : prizes });
  if (!reply.success) return undefined;
  if (!isPaged) return toKnownDraw(reply.data);
  const page = listPrizes.reply().safeParse(prizes.slice(0, -1)).data;
  return page && toKnownDraw(reply.data, aList(page.entries, { nextPage: 'page=2', skipped: page.skipped }));
}

it('ticket outcome is never wrong about a win for any reply', () => {
  const seen = new Map<TicketOutcome, number>();
  const truths = fc.tuple(fc.array(uniqueNumbers, { minLength: 1, maxLength: 4 }), uniqueNumbers);
  const replies = fc.tuple(statuses, flaws, fc.nat(3), fc.nat(7), fc.boolean());
  const property = fc.property(
    truths,
    replies,
    writings,
    writings,
    ([winners, numbers], [status, spoil, at, page, tellsTicket], writeWinner, writeTicket) => {
      const prizes = winners.map((some, id) => ({
        id,
        winners: some.map((number) => ({ number: writeWinner(number), user: null })),
      }));
      const draw = known(spoil(prizes, at % prizes.length), status, page === 0);
      for (const number of numbers) {
        const hasWon = winners.flat().includes(number);
        const prize_id = hasWon && tellsTicket ? '1' : null;
        const outcome = ticketOutcome(ticketOf(String(writeTicket(number)), { prize_id }), draw);
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        expect(outcome).not.toBe(hasWon ? 'noWinListed' : 'won');
      }
    },
  );
  assertProperty(property, 3_000);
  expect([...seen.keys()].sort()).toEqual(['noWinListed', 'open', 'pending', 'won']);
  // Checks that each outcome is frequent, because a rare one could pass by chance.
  for (const times of seen.values()) expect(times).toBeGreaterThan(80);
});
