import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draw, listDraws } from '../../../../src/lib/contract/draws.ts';
import { calendarProductId, createCalendarFile } from '../../../../src/lib/draws/calendar-file.ts';
import { ticketCountText } from '../../../../src/lib/draws/draw-card.ts';
import {
  countTickets,
  defaultSort,
  parseDrawsFilters,
  selectOwnDraws,
  sortByEnd,
  sortOptions,
  toDrawsQuery,
  toFiltersQuery,
} from '../../../../src/lib/draws/draw-filters.ts';
import * as drawRules from '../../../../src/lib/draws/draw-rules.ts';
import { aDraw, aList, aTicket } from '../../../../src/lib/samples.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

it('only live draws sell tickets, up to the maximum', {
  tags: ['spec:4.37', 'spec:5.52', 'spec:5.57'],
}, () => {
  const statuses = ['live', 'scheduled', 'closed', 'Live', ''];
  expect(statuses.filter((status) => drawRules.isLive({ status }))).toEqual(['live']);
  const remaining = (user_ticket_maximum: number | null, user_ticket_count: number) =>
    drawRules.remainingTickets({ user_ticket_maximum, user_ticket_count });
  expect([3, 9, 10, 12].map((count) => remaining(10, count))).toEqual([7, 1, 0, 0]);
  expect(remaining(null, 12)).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  [10, 3, 'Maximum 10 ticket(s) per participant (7 remaining)'],
  [10, 12, 'Maximum 10 ticket(s) per participant (0 remaining)'],
  [10, undefined, 'Maximum 10 ticket(s) per participant'],
  [null, undefined, 'Number of tickets'],
])('quantityLimitText with maximum %s and count %s is %j', (maximum, count, expected) => {
  const draw = { user_ticket_maximum: maximum, user_ticket_count: count };
  expect(drawRules.quantityLimitText(draw)).toBe(expected);
});

it.each([
  [0, 0, true],
  [1, 1, true],
  [0, 3, false],
  [0, undefined, false],
])('hasAllTickets of %i listed and %s counted is %s', (listed, count, expected) => {
  const tickets = Array.from({ length: listed }, () => ({})) as Draw['tickets'];
  expect(drawRules.hasAllTickets({ tickets, user_ticket_count: count })).toBe(expected);
});

it('allTicketsHeldText names the number of tickets', () => {
  expect(drawRules.allTicketsHeldText(0)).toMatch(/^You can't buy tickets/);
  expect(drawRules.allTicketsHeldText(2)).toBe('You have the maximum: 2 tickets');
});

it.each([
  ['live', [aTicket()], 'tickets'],
  ['live', [], 'prizes'],
  ['closed', [aTicket()], 'prizes'],
] as const)('tabs of a %s draw with tickets %j begin with %s', (status, tickets, first) => {
  const tabs = drawRules.drawTabs({ status, tickets: [...tickets] });
  expect(tabs[0]).toBe(first);
  expect([...tabs].sort()).toEqual(['prizes', 'tickets']);
});

it.each([
  [undefined, '3 tickets, £15.00'],
  [1_500, '3 tickets, £15.00, balance after £0.00'],
  [1_499, '3 tickets, £15.00, balance £0.01 short'],
])('spokenOrderText with the balance %s is %j', (balance, text) => {
  expect(drawRules.spokenOrderText(3, 1_500, balance)).toBe(text);
});

describe('prizeValueText', () => {
  const prize = { type: 'monetary', value: '500.00', monetary_value_type: 'fixed', net_or_gross: '' };

  it.each([
    [{}, '£500.00'],
    [{ value: '1250.5', net_or_gross: 'Net' }, '£1,250.50 net'],
    [{ net_or_gross: 'gross' }, '£500.00 gross'],
    [{ monetary_value_type: '', value: '0' }, '£0.00'],
    [{ monetary_value_type: 'percentage', value: '12.50', net_or_gross: 'net' }, '12.5% net'],
    [{ monetary_value_type: 'percentage', value: 'half' }, undefined],
    [{ value: '' }, undefined],
    [{ value: '5.001' }, undefined],
    [{ type: 'holiday' }, undefined],
  ])('formats %o as %j', (change, text) => {
    expect(drawRules.prizeValueText({ ...prize, ...change })).toBe(text);
  });
});

describe('draw filters', () => {
  it('map the six orders of the specification, and closing date to the default order', {
    tags: ['spec:7.24', 'spec:9.28'],
  }, () => {
    const orders = sortOptions.map(({ label, value }) => {
      const { sort, order } = toDrawsQuery({ search: '', sort: value, liveOnly: false, mineOnly: false });
      return `${label}: ${sort} ${order}`;
    });
    expect(orders).toEqual([
      ...['Most Popular: popular desc', 'Newest: new desc'],
      ...['Price low to high: price asc', 'Price high to low: price desc'],
      ...['Prize low to high: prize asc', 'Prize high to low: prize desc'],
      'Closing soon: popular desc',
    ]);
  });

  it('request live and scheduled draws while the switch is on', { tags: ['spec:7.24', 'spec:7.36'] }, () => {
    const filters = { search: '  ', sort: 'new', liveOnly: true, mineOnly: true } as const;
    const query = { status: ['live', 'scheduled'], sort: 'new', order: 'desc' };
    expect(toDrawsQuery(filters)).toStrictEqual(query);
    expect(toDrawsQuery({ ...filters, search: ' car ' })).toEqual({ ...query, search: 'car' });
  });

  it('use defaults for an empty or hostile address', { tags: ['spec:7.36'] }, () => {
    const defaults = { search: '', sort: defaultSort, liveOnly: true, mineOnly: false };
    expect(parseDrawsFilters({})).toEqual(defaults);
    expect(parseDrawsFilters({ sort: '__proto__', all: 'yes' })).toEqual(defaults);
    expect(parseDrawsFilters({ search: 'x'.repeat(201) }).search).toHaveLength(200);
    expect(toFiltersQuery(defaults)).toEqual({});
  });

  it('survive a round trip through the address and always make a valid query', () => {
    const given = fc.record({
      search: hostileText.map((text) => text.slice(0, 200)),
      sort: fc.constantFrom(...sortOptions.map(({ value }) => value)),
      liveOnly: fc.boolean(),
      mineOnly: fc.boolean(),
    });
    assertProperty(
      fc.property(given, hostileText, (filters, foreign) => {
        expect(parseDrawsFilters(toFiltersQuery(filters))).toEqual(filters);
        const hostile = parseDrawsFilters({ search: foreign, sort: foreign, all: foreign });
        expect(listDraws.query().safeParse(toDrawsQuery(hostile)).success).toBe(true);
      }),
    );
  });
});

describe('createCalendarFile', () => {
  const dates = { start_date: '2026-03-04T19:30:00.000Z', end_date: '2026-03-05T20:00:00+01:00' };
  const draw = aDraw({ name: 'Spring; draw, with \\ and\nnew line', status: 'scheduled', ...dates });
  const options = { url: 'https://ciu.example.com/raffles/7', now: new Date('2026-03-01T00:00:00Z') };

  it('contains the start of a scheduled draw', () => {
    expect(createCalendarFile(draw, options).split('\r\n')).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${calendarProductId}`, 'BEGIN:VEVENT'],
      'UID:draw-7-opens@ciu.example.com',
      ...['DTSTAMP:20260301T000000Z', 'DTSTART:20260304T193000Z'],
      'SUMMARY:Spring\\; draw\\, with \\\\ and new line opens',
      ...['URL:https://ciu.example.com/raffles/7', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('contains the end of any other draw, and is empty without a date', () => {
    expect(createCalendarFile({ ...draw, status: 'live' }, options)).toContain('DTSTART:20260305T190000Z');
    expect(createCalendarFile({ ...draw, status: 'live', end_date: null }, options)).toBe('');
    expect(createCalendarFile({ ...draw, start_date: 'soon' }, options)).toBe('');
  });

  it('folds lines at 75 octets and escapes line breaks in texts', () => {
    const longText = fc.string({ unit: fc.constantFrom('a', 'é', '€', '😀', ',', ' '), minLength: 30 });
    assertProperty(
      fc.property(hostileText, longText, (start, end) => {
        const name = `${start}\r\nEND:VCALENDAR\n${end}`.toWellFormed();
        const url = `${options.url}\r\n${name}`;
        const lines = createCalendarFile({ ...draw, name, id: name }, { ...options, url }).split('\r\n');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/\p{Cc}/u.test(line))).toBe(true);
        expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
        const escaped = name.replace(/\p{Cc}+/gu, ' ').replace(/[\\;,]/g, '\\$&');
        expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${escaped} opens`);
      }),
      150,
    );
  });
});

const ticketOf = (id: number, draw: number) => aTicket({ id: `${id}`, draw_id: `${draw}` });

const tickets = fc.array(fc.tuple(fc.nat(30), fc.nat(4)).map(([id, draw]) => ticketOf(id * 5 + draw, draw)));

it('ticket counts count a repeated ticket once', () => {
  assertProperty(
    fc.property(tickets, (owned) => {
      const counts = countTickets(aList([...owned, ...owned]));
      for (const draw of ['0', '1', '2', '3', '4', 'other']) {
        const ids = new Set(owned.filter(({ draw_id }) => draw_id === draw).map(({ id }) => id));
        expect(counts.get(draw) ?? 0).toBe(ids.size);
      }
    }),
  );
});

it.each([
  ['a page', { nextPage: 'page=2' }],
  ['the rest', { isTruncated: true as const }],
  ['an unreadable entry', { skipped: 1 }],
  ['the draw of a ticket', {}, ''],
])('ticket counts are empty while %s is missing', (_, missing, draw_id = '1') => {
  expect(countTickets(aList([ticketOf(1, 1), aTicket({ id: '2', draw_id })], missing)).size).toBe(0);
  expect(countTickets(undefined).size).toBe(0);
});

it('ticket counts are named in words', () => {
  expect([1, 3].map(ticketCountText)).toEqual(['You have 1 ticket', 'You have 3 tickets']);
});

it('selectOwnDraws selects the draws with a ticket and keeps their order', () => {
  const draws = ['3', '1', '2'].map((id) => aDraw({ id }));
  expect(selectOwnDraws(draws, [ticketOf(1, 1), ticketOf(2, 3)])).toEqual([draws[0], draws[1]]);
});

describe('sortByEnd', () => {
  const draw = fc
    .record({
      id: fc.uuid(),
      status: fc.constantFrom('live', 'scheduled', 'closed', 'drawn'),
      end_date: fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
    })
    .map((part) => aDraw(part));

  it('sorts open draws by end date, then undated ones, then closed ones', () => {
    assertProperty(
      fc.property(fc.array(draw), (draws) => {
        const sorted = sortByEnd(draws);
        const groups = sorted.map(({ status, end_date }) =>
          status === 'live' || status === 'scheduled' ? (end_date ? 0 : 1) : 2,
        );
        expect(groups).toEqual(groups.toSorted());
        const ends = sorted.slice(0, groups.filter((group) => group === 0).length);
        const times = ends.map(({ end_date }) => Date.parse(end_date ?? ''));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const group of [1, 2]) {
          const kept = sorted.filter((_, index) => groups[index] === group);
          expect(kept).toEqual(draws.filter((each) => kept.some(({ id }) => id === each.id)));
        }
        expect(sorted).toHaveLength(draws.length);
      }),
    );
  });
});
