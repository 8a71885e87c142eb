import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSchema, listPrizes, type Prize } from '../../../../src/lib/contract/draws.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { aList } from '../../../../src/lib/samples.ts';
import {
  type KnownDraw,
  type TicketOutcome,
  ticketOutcome,
  toKnownDraw,
} from '../../../../src/lib/tickets/ticket-outcomes.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const wireDraw = {
  id: 7,
  name: 'Spring',
  status: 'closed',
  ticket_price: '1.00',
  prizes: [
    { id: 1, description: 'A car', winners: [{ number: '000032', user: { name: 'Ada', city: 'Leeds' } }] },
  ],
};

function drawOf(part: object = {}): KnownDraw {
  return toKnownDraw(drawSchema().parse({ ...wireDraw, ...part }));
}

const ticketOf = (number: string, part: object = {}) => ({
  id: 't1',
  draw_id: '7',
  number,
  prize_id: null,
  ...part,
});

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
    const draw = drawSchema().parse({ ...wireDraw, prizes: [{ id: 2, winners: [{ number: 5 }] }] });
    expect(ticketOutcome(ticketOf('5'), toKnownDraw(draw, listOf([carPrize])))).toBe('won');
    expect(ticketOutcome(ticketOf('6'), toKnownDraw(draw, listOf([carPrize])))).toBe('noWinListed');
    expect(ticketOutcome(ticketOf('6'), toKnownDraw(draw, listOf([carPrize, {}])))).toBe('pending');
    const other = drawSchema().parse({ ...wireDraw, ...won(5) });
    expect(ticketOutcome(ticketOf('5'), toKnownDraw(other, listOf([carPrize])))).toBe('won');
    const truncated = { ...listOf([carPrize]), isTruncated: true };
    expect(ticketOutcome(ticketOf('6'), toKnownDraw(draw, truncated))).toBe('pending');
  });
});

function listOf(prizes: readonly unknown[]): List<Prize> {
  const { entries, skipped } = listPrizes.reply().parse(prizes);
  return aList(entries, { skipped });
}

/** The true winners, for comparison with replies that are late, incomplete or invalid. */
interface Truth {
  readonly winners: readonly (readonly number[])[];
  readonly tickets: readonly number[];
}

const truths: fc.Arbitrary<Truth> = fc.record({
  winners: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  }),
  tickets: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
});

const isWinner = ({ winners }: Truth, number: number) => winners.some((some) => some.includes(number));

type Writing = (number: number) => unknown;

const writings = fc.constantFrom<Writing>(
  (number) => number,
  String,
  (number) => `${number}`.padStart(6, '0'),
  (number) => ` ${number} `,
  (number) => `#${number}`,
  (number) => `No. ${number}`,
  (number) => `\u{200B}${number}`,
);

const flaws = ['noWinners', 'noPrizes', 'odd', 'oddWinner', 'repeated', 'paged', 'failed'] as const;

const profiles = fc.record({
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constant('closed') },
    fc.constantFrom('live', 'scheduled', 'Closed', '', 'drawing', null, 3),
  ),
  writing: writings,
  flaw: fc.oneof({ weight: 3, arbitrary: fc.constant('none') }, fc.constantFrom(...flaws)),
  at: fc.nat(3),
  isReversed: fc.boolean(),
  tellsTicket: fc.boolean(),
});

type Profile = typeof profiles extends fc.Arbitrary<infer Value> ? Value : never;

function prizesOf({ winners }: Truth, { writing, flaw, at, isReversed }: Profile): unknown[] {
  const flawed = at % winners.length;
  const prizes: unknown[] = winners.map((numbers, index) => {
    const list = numbers.map((number) => ({ number: writing(number), user: null }));
    if (index !== flawed || flaw === 'none') return { id: index, winners: list };
    if (flaw === 'noWinners') return { id: index, winners: index % 2 ? null : [] };
    if (flaw === 'oddWinner') return { id: index, winners: [...list.slice(1), { number: null }] };
    if (flaw === 'odd') return index % 2 ? 'none' : { id: {}, winners: list };
    return { id: index, winners: list };
  });
  // Imitates a list that moves between pages, which repeats one prize and omits another.
  if (flaw === 'repeated' && prizes.length > 1) prizes[flawed] = prizes[(flawed + 1) % prizes.length];
  if (flaw === 'noPrizes') return [];
  return isReversed ? prizes.reverse() : prizes;
}

/** Returns the parsed reply; undefined after a failure. */
function known(truth: Truth, profile: Profile): KnownDraw | undefined {
  const prizes = prizesOf(truth, profile);
  if (profile.flaw === 'failed') return undefined;
  const isPaged = profile.flaw === 'paged';
  const part = { status: profile.status, prizes: isPaged ? null : prizes };
  const reply = drawSchema().safeParse({ ...wireDraw, ...part });
  if (!reply.success) return undefined;
  if (!isPaged) return toKnownDraw(reply.data);
  const next = 'draws/7/prizes/?page=2';
  const page = listPrizes.reply().safeParse({ results: prizes.slice(0, -1), next });
  if (!page.success) return undefined;
  return toKnownDraw(reply.data, aList(page.data.entries, { nextPage: next, skipped: page.data.skipped }));
}

it('ticket outcome is never wrong about a win for any sequence of replies', () => {
  const seen = new Map<TicketOutcome, number>();
  const property = fc.property(
    truths,
    fc.array(profiles, { minLength: 1, maxLength: 6 }),
    writings,
    (truth, answers, writing) => {
      for (const profile of answers) {
        const draw = known(truth, profile);
        for (const number of truth.tickets) {
          const hasWon = isWinner(truth, number);
          const ticket = ticketOf(String(writing(number)), {
            id: String(number),
            prize_id: hasWon && profile.tellsTicket ? '1' : null,
          });
          const outcome = ticketOutcome(ticket, draw);
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
          if (hasWon) expect(outcome).not.toBe('noWinListed');
          else expect(outcome).not.toBe('won');
        }
      }
    },
  );
  assertProperty(property, 3_000);
  expect([...seen.keys()].sort()).toEqual(['noWinListed', 'open', 'pending', 'won']);
  // Checks that each outcome is frequent, because a rare one could pass by chance.
  for (const times of seen.values()) expect(times).toBeGreaterThan(240);
});
