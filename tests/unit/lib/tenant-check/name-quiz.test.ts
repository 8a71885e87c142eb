import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuiz } from '../../../../src/lib/tenant/quiz.ts';
import { checkName } from '../../../../src/lib/tenant-check/name.ts';
import { checkQuiz } from '../../../../src/lib/tenant-check/quiz.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const nameTexts = (name: string) =>
  checkName(name)
    .map(({ text }) => text)
    .join(' ');

describe('checkName', () => {
  it.each([
    ['CIU', 'stays whole: CIU'],
    ['Twelve signs', 'stays whole: Twelve signs'],
    ['CIU Social Club', 'for example to “CIU Social C…”'],
    ['  ', 'The name is empty'],
    [' CIU', 'begins or ends with a space'],
    ['CIU\nClub', 'cannot be seen'],
    ['CIU &amp; Co', 'letter by letter'],
    ['The Most Honourable Society', 'a phone’s header cuts it'],
  ])('describes %j', (name, text) => {
    expect(nameTexts(name)).toContain(text);
  });

  it('has nothing to say of a plain name but its length and its short name', () => {
    expect(checkName('CIU').map(({ severity }) => severity)).toEqual(['info', 'ok']);
    expect(checkName('Riverside Social Club')).toHaveLength(3);
    expect(checkName('Riverside SocialClub')).toHaveLength(2);
  });

  it('never throws, and has always a finding', () => {
    assertProperty(
      fc.property(hostileText, (name) => void expect(checkName(name).length).toBeGreaterThan(0)),
    );
  });
});

describe('checkQuiz', () => {
  const reasonOf = (...paragraphs: string[]) => checkQuiz('<p>…</p>', paragraphs).findings[0]?.text;

  it.each([
    [[], 'no text in paragraphs'],
    [['+ a', '- b'], 'the first paragraph is an option'],
    [['Q?', 'a', 'b'], 'begins with + or -'],
    [['Q?', '-a', '-  b'], 'no option is marked as right'],
    [['Q?', '+', '- a + b'], 'no option is marked as right'],
    [['Q?', '+ a', '+ b'], '2 options are marked as right'],
    [['Q?', '+ a'], 'it has one option'],
    [['Q?', '+ a', '- a'], 'two options are the same'],
    [['1.', '+ a', '- b'], 'a number and no words'],
  ])('says why %j is skipped', (paragraphs, reason) => {
    expect(reasonOf(...paragraphs)).toContain(reason);
  });

  it('returns the quiz with its answer', () => {
    expect(checkQuiz('<p>…</p>', ['Q?', '- a', '+ b']).quiz?.answer).toBe('b');
    expect(checkQuiz('', []).findings).toMatchObject([{ severity: 'info' }]);
  });

  it('warns exactly where the app skips it', () => {
    assertProperty(
      fc.property(
        fc.array(fc.oneof(hostileText, fc.constantFrom('Q?', '+ a', '- b', '- c')), { maxLength: 5 }),
        (texts) => {
          const { findings } = checkQuiz('<p>…</p>', texts);
          expect(findings[0]?.severity).toBe(parseQuiz(texts) ? 'ok' : 'warning');
        },
      ),
    );
  });
});
