import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SupportRequest } from '../../../../src/lib/contract/support.ts';
import {
  overdueRequestValues,
  replyRequestValues,
  replySubject,
  supportRequestForm,
} from '../../../../src/lib/support/requests.ts';
import { assertProperty, fastest, hostileText, slowMs } from '../../../helpers/properties.ts';
import { messagesOf } from '../forms/all-forms.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const request: SupportRequest = {
  id: '12',
  category: 'Payments',
  subject: 'Where is my deposit?',
  description: 'I paid yesterday.',
  created_at: '2026-03-04T10:00:00Z',
  responded_at: '2026-03-05T09:00:00Z',
  supportticketresponses: [{ message: '<p>It is there.</p>' }],
};

describe('the subject of a reply', () => {
  it.each([
    ['Where is my deposit?', 'Re: Where is my deposit?'],
    ['Re: Where is my deposit?', 'Re: Where is my deposit?'],
    ['RE: re : Re[3]: aw: My prize', 'Re: aw: My prize'],
    ['Review of my account', 'Re: Review of my account'],
    ['Re:', 'Re: (ticket 12)'],
    ['Hi', 'Re: Hi (ticket 12)'],
    [' two\nlines ', 'Re: two lines'],
  ])('%j', (subject, reply) => {
    expect(replySubject({ id: '12', subject })).toBe(reply);
  });
});

describe('a reply', () => {
  it('names the ticket and its dates, and quotes the last answer below room for the member', () => {
    vi.stubEnv('TZ', 'Europe/London');
    expect(replyRequestValues(request, 'Hello,\r\n\n it is\tthere.\n- in your wallet')).toEqual({
      category: 'Payments',
      subject: 'Re: Where is my deposit?',
      description: [
        '',
        '',
        'About my ticket 12 of Mar 4, 2026, 10:00 AM, answered Mar 5, 2026, 9:00 AM.',
        'The last answer:',
        '> Hello,',
        '> it is there.',
        '> - in your wallet',
      ].join('\n'),
    });
    const undated = { ...request, category: 'payments', created_at: null, responded_at: null };
    expect(replyRequestValues(undated, ' ')).toMatchObject({
      category: 'Payments',
      description: '\n\nAbout my ticket 12.',
    });
  });

  it('cuts a long answer between words and after some lines', () => {
    const quoteOf = (text: string) => replyRequestValues(request, text).description.split('\n').slice(4);
    expect(quoteOf('word '.repeat(200))).toEqual([`> ${'word '.repeat(120).trim()}…`]);
    expect(quoteOf('line\n'.repeat(13)).slice(11)).toEqual(['> line', '> …']);
  });

  it('is one that the form takes, whatever the texts are', () => {
    assertProperty(
      fc.property(hostileText, hostileText, fc.array(hostileText), (category, subject, lines) => {
        const values = replyRequestValues({ ...request, category, subject }, lines.join('\n'));
        expect(messagesOf(supportRequestForm, values)).toEqual({});
        expect(values.subject).not.toMatch(/^(?:\s*re\s*:){2}|[\p{Cc}\u202a-\u202e\u2066-\u2069]/iu);
        expect(Array.from(values.subject).length).toBeLessThanOrEqual(115);
        expect(replySubject({ id: '12', subject: values.subject })).toBe(values.subject);
        const [first, second, about, , ...quoted] = values.description.split('\n');
        expect([first, second]).toEqual(['', '']);
        expect(about).toMatch(/^About my ticket 12 of .*\.$/);
        expect(quoted.length).toBeLessThanOrEqual(13);
        for (const line of quoted) expect(line).toMatch(/^> [^\p{Cc}]+$/u);
        expect(values.description.length).toBeLessThan(1_500);
      }),
    );
  });

  it('is made in linear time', () => {
    for (const text of ['re: ', 're[1', ' \n', 'a ', '\u0085'])
      expect(
        fastest(() => replyRequestValues({ ...request, subject: text.repeat(25_000) }, text.repeat(25_000))),
      ).toBeLessThan(slowMs);
  });
});

it('a question after the promised time names the ticket and both times', () => {
  vi.stubEnv('TZ', 'Europe/London');
  const values = overdueRequestValues(request, Date.parse('2026-03-07T10:00:00Z'));
  expect(values).toEqual({
    category: 'Payments',
    subject: 'Re: Where is my deposit?',
    description:
      'My ticket 12 of Mar 4, 2026, 10:00 AM has no answer yet.\nAn answer was promised by Mar 7, 2026, 10:00 AM. Please answer it.',
  });
  expect(messagesOf(supportRequestForm, values)).toEqual({});
});
