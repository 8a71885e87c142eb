import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSupportRequest } from '../../../../src/lib/samples.ts';
import {
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
