import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Draw } from '../../../../src/lib/contract/draws.ts';
import { createTicketRecord } from '../../../../src/lib/draws/ticket-record.ts';
import { formatRecord } from '../../../../src/lib/format/files.ts';
import { aDraw, aPrize, aTicket } from '../../../../src/lib/samples.ts';
import type { TicketOutcome } from '../../../../src/lib/tickets/ticket-outcomes.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';
import { setTimeZone } from '../../../helpers/time-zone.ts';

setTimeZone();

const closed = aDraw({
  status: 'closed',
  user_ticket_count: 3,
  tickets: [
    aTicket({ number: '000011', prize_id: '5' }),
    aTicket({ id: '2', number: '000012', purchased_at: null }),
  ],
  prizes: [aPrize()],
});

function recordOf(outcome: TicketOutcome, part: Partial<Draw> = {}, club = 'The club') {
  const draw = { ...closed, ...part };
  return createTicketRecord({
    club,
    draw,
    prizes: draw.prizes,
    getOutcome: ({ prize_id }) => (prize_id === null ? outcome : 'won'),
    readAt: Date.parse('2026-03-11T08:05:00Z'),
    rulesUrl: 'https://club.example/terms-of-service',
  });
}

it('ticket record lists the draw, each ticket with its result, and the time of the check', () => {
  expect(formatRecord(recordOf('noWinListed'))).toBe(
    [
      ...['Club: The club', 'Raffle: Meat Raffle', 'Draw ID: 7', 'Ticket price: £2.50'],
      ...['Opens: Mar 1, 2026, 9:00 AM', 'Closes: Mar 10, 2026, 8:00 PM', 'Your tickets: '],
      '000011, bought Mar 4, 2026, 7:30 PM, Won: A hamper',
      '000012, No win listed',
      'and 1 more with no number listed',
      'Results checked: Mar 11, 2026, 8:05 AM',
      'Rules: https://club.example/terms-of-service',
      '',
    ].join('\r\n'),
  );
});

it('ticket record omits unknown facts', () => {
  const terms = recordOf('pending', { start_date: null, end_date: null, name: '' }).map(({ term }) => term);
  expect(terms).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:Opens|Closes|Raffle)$/)]));
});

it('ticket record contains no control characters when a name has some', () => {
  const property = fc.property(hostileText, hostileText, (name, club) => {
    expect(formatRecord(recordOf('open', { name }, club)).replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  });
  assertProperty(property);
});
