import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecent } from '../../../../src/lib/format/date-time.ts';
import { aSupportRequest } from '../../../../src/lib/samples.ts';
import {
  getResponsePromise,
  overdueRequestValues,
  replyRequestValues,
  replySubject,
  supportRequestForm,
} from '../../../../src/lib/support/requests.ts';
import { assertProperty, fastest, hostileText, slowMs } from '../../../helpers/properties.ts';
import { setTimeZone } from '../../../helpers/time-zone.ts';
import { messagesOf } from '../forms/all-forms.ts';

setTimeZone();

const request = aSupportRequest({
  ...{ id: '12', category: 'Payments', subject: 'My deposit is missing' },
  ...{ created_at: '2026-03-04T10:00:00Z', responded_at: '2026-03-05T09:00:00Z' },
});

it.each([
  ['My deposit is missing', 'Re: My deposit is missing'],
  ['RE: re : Re[3]: aw: My prize', 'Re: aw: My prize'],
  ['Review of my account', 'Re: Review of my account'],
  ['Re:', 'Re: (support ticket 12)'],
  ['Hi', 'Re: Hi (support ticket 12)'],
  [' two\nlines ', 'Re: two lines'],
])('replySubject for %j returns %j', (subject, reply) => {
  expect(replySubject({ id: '12', subject })).toBe(reply);
});

describe('replyRequestValues', () => {
  it('names the support ticket and quotes the last reply below blank lines', () => {
    expect(replyRequestValues(request, 'Hello,\r\n\n it is\tthere.\n- in your wallet')).toEqual({
      category: 'Payments',
      subject: 'Re: My deposit is missing',
      description: [
        '',
        '',
        'About my support ticket 12 from Mar 4, 2026, 10:00 AM. You replied on Mar 5, 2026, 9:00 AM.',
        'Your last reply:',
        '> Hello,',
        '> it is there.',
        '> - in your wallet',
      ].join('\n'),
    });
    const undated = { ...request, category: 'payments', created_at: null, responded_at: null };
    expect(replyRequestValues(undated, ' ')).toMatchObject({
      category: 'Payments',
      description: '\n\nAbout my support ticket 12.',
    });
  });

  it('cuts a long reply between words and after 12 lines', () => {
    const quoteOf = (text: string) => replyRequestValues(request, text).description.split('\n').slice(4);
    expect(quoteOf('word '.repeat(200))).toEqual([`> ${'word '.repeat(120).trim()}…`]);
    expect(quoteOf('line\n'.repeat(13)).slice(11)).toEqual(['> line', '> …']);
  });

  it('returns values that the form accepts for any text', () => {
    assertProperty(
      fc.property(hostileText, hostileText, fc.array(hostileText), (category, subject, lines) => {
        const values = replyRequestValues({ ...request, category, subject }, lines.join('\n'));
        expect(messagesOf(supportRequestForm, values)).toEqual({});
        expect(values.subject).not.toMatch(/^(?:\s*re\s*:){2}|[\p{Cc}\u202a-\u202e\u2066-\u2069]/iu);
        expect(Array.from(values.subject).length).toBeLessThanOrEqual(115);
        expect(replySubject({ id: '12', subject: values.subject })).toBe(values.subject);
        const [about, , ...quoted] = values.description.split('\n').slice(2);
        expect(about).toMatch(/^About my support ticket 12 from .*\.$/);
        expect(quoted.length).toBeLessThanOrEqual(13);
        for (const line of quoted) expect(line).toMatch(/^> [^\p{Cc}]+$/u);
        expect(values.description.length).toBeLessThan(1_500);
      }),
    );
  });

  it('runs in linear time', () => {
    for (const piece of ['re: ', 're[1', ' \n', 'a ', '\u0085']) {
      const subject = piece.repeat(25_000);
      expect(fastest(() => replyRequestValues({ ...request, subject }, subject))).toBeLessThan(slowMs);
    }
  });
});

it('overdueRequestValues names the support ticket and its deadline', () => {
  const { category, subject, description } = overdueRequestValues(
    request,
    Date.parse('2026-03-07T10:00:00Z'),
  );
  expect([category, subject, ...description.split('\n')]).toEqual([
    ...['Payments', 'Re: My deposit is missing'],
    "I haven't had a reply to my support ticket 12 from Mar 4, 2026, 10:00 AM.",
    'It was due by Mar 7, 2026, 10:00 AM.',
  ]);
});

const hourMs = 3_600_000;
const minuteMs = 60_000;
const created = '2026-11-24T10:02:00Z';
const createdAt = (created_at: string | null) => aSupportRequest({ created_at });
const promiseAt = (created: number, now: number) =>
  getResponsePromise(createdAt(new Date(created).toISOString()), now);
const times = fc.integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2100, 0, 1) });

const passedTimes = fc.oneof(
  fc.integer({ min: -5 * minuteMs, max: 200 * hourMs }),
  fc.integer({ min: 72 * hourMs - 1, max: 72 * hourMs + 1 }),
);

describe('reply deadline', () => {
  it('is 72 hours after the request and overdue only after that', { tags: ['spec:9.15'] }, () => {
    assertProperty(
      fc.property(times, passedTimes, (created, passed) => {
        const promise = { deadline: created + 72 * hourMs, isOverdue: passed > 72 * hourMs };
        expect(promiseAt(created, created + passed)).toEqual(promise);
      }),
    );
  });

  it('is undefined for a request from the future', () => {
    assertProperty(
      fc.property(times, fc.integer({ min: 5 * minuteMs + 1, max: 8e14 }), (created, ahead) => {
        expect(promiseAt(created, created - ahead)).toBeUndefined();
      }),
    );
  });

  it('moves its time of day when the clocks change', () => {
    const deadlineOf = (created: string) =>
      formatRecent(getResponsePromise(createdAt(created), Date.parse(created))?.deadline ?? 0);
    expect(deadlineOf('2026-03-27T10:02:00Z')).toBe('Mar 30, 11:02 AM');
    expect(deadlineOf('2026-10-23T10:02:00+01:00')).toBe('Oct 26, 9:02 AM');
  });

  it('is undefined once the request has a reply', () => {
    const promiseOf = (message: string, responded_at: string | null = null) => {
      const replies = { responded_at, supportticketresponses: [{ message }] };
      return getResponsePromise({ ...createdAt(created), ...replies }, Date.parse('2027-01-01T00:00:00Z'));
    };
    expect(promiseOf(' ')?.isOverdue).toBe(true);
    expect(promiseOf('<p>Hello</p>')).toBeUndefined();
    expect(promiseOf('', '2026-11-25T10:00:00Z')).toBeUndefined();
  });

  it('is undefined for an implausible date', () => {
    const asOf = Date.parse(created);
    const odd = [null, '', '2026-11-20', '0001-01-01T00:00:00Z', '1970-01-01T01:00:00+01:00', 'yesterdayT'];
    for (const date of odd) expect(getResponsePromise(createdAt(date), asOf), `${date}`).toBeUndefined();
    assertProperty(
      fc.property(hostileText, fc.double(), (date, now) => {
        const promise = getResponsePromise(createdAt(date), now);
        if (promise) expect(Number.isFinite(promise.deadline)).toBe(true);
      }),
    );
  });
});

it('support request form has three categories and requires 8 characters in its texts', {
  tags: ['spec:5.24-27'],
}, () => {
  const good = { category: 'Payments', subject: '12345678', description: '12345678' };
  expect(messagesOf(supportRequestForm, good)).toEqual({});
  expect(messagesOf(supportRequestForm, { ...good, subject: '1234567 ', description: '1234567' })).toEqual({
    subject: 'Subject must be at least 8 characters long',
    description: 'Description must be at least 8 characters long',
  });
  expect(supportRequestForm.defaults.category).toBe('General');
  const messages = (category: string) => messagesOf(supportRequestForm, { ...good, category });
  expect(['General', 'Raffles', 'Payments'].map(messages)).toEqual([{}, {}, {}]);
  expect(messages('Other')).toHaveProperty('category');
});
