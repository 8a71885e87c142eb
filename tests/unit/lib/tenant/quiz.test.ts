import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuiz } from '../../../../src/lib/tenant/quiz.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const questionOf = (text: string) => parseQuiz([text, '+ Yes', '- No'])?.question;

describe('parseQuiz', () => {
  it('returns the question, the options in order and the answer', () => {
    expect(parseQuiz(['1. Capital of Wales?', '- Swansea', '+ Cardiff', '-Newport'])).toEqual({
      question: 'Capital of Wales?',
      options: ['Swansea', 'Cardiff', 'Newport'],
      answer: 'Cardiff',
    });
  });

  it.each(['1. What?', '1.What?', '1) What?', '12 - What?', '123: What?', 'What?'])(
    'removes the leading number of %j',
    (text) => expect(questionOf(text)).toBe('What?'),
  );

  it.each(['10 - 4 = ?', '1.5 litres are?', '2024. Which year?', '7 wonders?'])(
    'keeps the number of %j, also behind a leading one',
    (text) => expect([text, `1. ${text}`].map(questionOf)).toEqual([text, text]),
  );

  it('ignores paragraphs without a mark or without text', () => {
    const quiz = parseQuiz(['', ' \u00a0 ', 'Q?', 'hint', '+ a', '- c', '+', '\u200b']);
    expect(quiz?.options).toEqual(['a', 'c']);
  });

  it.each([
    ['nothing', []],
    ['one paragraph', ['Q? + a - b']],
    ['no question', ['+ a', '- b', '- c']],
    ['only a number as question', ['1.', '+ a', '- b']],
    ['a wrong option as question', ['- a', '+ b', '- c']],
    ['no right option', ['Q?', '- a', '- b']],
    ['two right options', ['Q?', '+ a', '+ b', '- c']],
    ['a single option', ['Q?', '+ a']],
    ['the same option twice', ['Q?', '+ a', '- b', '- b']],
    ['right and wrong alike', ['Q?', '+ a', '- a']],
    ['an empty option', ['Q?', '+ a', '-']],
  ])('returns undefined for %s', { tags: ['spec:4.26'] }, (_, paragraphs) => {
    expect(parseQuiz(paragraphs)).toBeUndefined();
  });

  it('never throws and returns one answer among distinct options for any text', () => {
    assertProperty(
      fc.property(fc.array(hostileText, { maxLength: 6 }), (texts) => {
        for (const paragraphs of [texts, ['Q?', '+ yes', '- no', ...texts]]) {
          const quiz = parseQuiz(paragraphs);
          if (!quiz) continue;
          expect(quiz.question).not.toBe('');
          expect(new Set(quiz.options).size).toBe(quiz.options.length);
          expect(quiz.options).toContain(quiz.answer);
        }
      }),
    );
  });
});
