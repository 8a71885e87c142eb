import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuiz } from '../../../src/lib/quiz.ts';
import { fastest, holds, hostileText, slowMs } from './properties.ts';

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const questionOf = (text: string) => parseQuiz(paragraphs(text, '+ Yes', '- No'))?.question;

describe('parseQuiz', () => {
  it('reads question, options in their order and the answer', () => {
    expect(parseQuiz(paragraphs('1. Capital of Wales?', '- Swansea', '+ Cardiff', '-Newport'))).toEqual({
      question: 'Capital of Wales?',
      options: ['Swansea', 'Cardiff', 'Newport'],
      answer: 'Cardiff',
    });
  });

  it.each([
    ['1. What?', 'What?'],
    ['1.What?', 'What?'],
    ['1) What?', 'What?'],
    ['12 - What?', 'What?'],
    ['123: What?', 'What?'],
    ['What?', 'What?'],
    ['1. 2 plus 2 is?', '2 plus 2 is?'],
    ['10 - 4 = ?', '10 - 4 = ?'],
    ['1.5 litres are?', '1.5 litres are?'],
    ['2024. Which year?', '2024. Which year?'],
    ['7 wonders?', '7 wonders?'],
  ])('removes the leading number of %j', (text, question) => {
    expect(questionOf(text)).toBe(question);
  });

  it('reads through attributes, letter case, inline tags, entities and comments', () => {
    const html =
      '<h2>Quiz</h2><!-- <p>No</p> --><P class="a>b">2) Is <b>5 &lt; 6</b><br>&amp;&nbsp;&#49;&#x31; ok?</P>' +
      "\n<p>&nbsp;</p><p><em>+</em> It&#39;s &quot;yes&quot;</p><p title='x'>- no";
    expect(parseQuiz(html)).toEqual({
      question: 'Is 5 < 6 & 11 ok?',
      options: ['It\'s "yes"', 'no'],
      answer: 'It\'s "yes"',
    });
  });

  it('keeps what looks like HTML as text and decodes once', () => {
    const quiz = parseQuiz(paragraphs('Q &lt;img src=x onerror=alert(1)&gt; &amp;lt;?', '+ 1 < 2', '- b'));
    expect(quiz?.question).toBe('Q <img src=x onerror=alert(1)> &lt;?');
    expect(quiz?.answer).toBe('1 < 2');
  });

  it('ignores paragraphs without a mark and text outside paragraphs', () => {
    expect(parseQuiz(`x${paragraphs('Q?', 'hint', '+ a')}+ b${paragraphs('- c', '+')}`)?.options).toEqual([
      'a',
      'c',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['plain text', 'Q? + a - b'],
    ['no question', paragraphs('+ a', '- b', '- c')],
    ['only a number as question', paragraphs('1.', '+ a', '- b')],
    ['a wrong option as question', paragraphs('- a', '+ b', '- c')],
    ['no right option', paragraphs('Q?', '- a', '- b')],
    ['two right options', paragraphs('Q?', '+ a', '+ b', '- c')],
    ['a single option', paragraphs('Q?', '+ a')],
    ['the same option twice', paragraphs('Q?', '+ a', '- b', '- b')],
    ['right and wrong alike', paragraphs('Q?', '+ a', '- a')],
    ['an empty option', paragraphs('Q?', '+ a', '-')],
    ['an unclosed tag', '<p>Q?</p><p>+ a</p><p title="- b</p>'],
  ])('is no quiz: %s', (_, html) => {
    expect(parseQuiz(html)).toBeUndefined();
  });

  it('takes the smallest quiz there is', () => {
    expect(parseQuiz(paragraphs('Q?', '+ a', '- b'))?.options).toHaveLength(2);
  });

  it('replaces characters that do not exist', () => {
    expect(questionOf('a&#0;b&#xD800;c&#x110000;d')).toBe('a\ufffdb\ufffdc\ufffdd');
  });

  it('never throws, and a quiz always has one answer among different options', () => {
    holds(
      fc.property(fc.array(hostileText, { maxLength: 6 }), (texts) => {
        for (const html of [texts.join(''), paragraphs('Q?', '+ yes', '- no', ...texts)]) {
          const quiz = parseQuiz(html);
          if (!quiz) continue;
          expect(quiz.question).not.toBe('');
          expect(new Set(quiz.options).size).toBe(quiz.options.length);
          expect(quiz.options).toContain(quiz.answer);
        }
      }),
    );
  });

  it.each(['<p', '<p>', '<!--', '<p "', '&#', '<', '<p>+', '</p', '1.', '<a href="', ' ', '-->', '<!-->'])(
    'reads 100 kB of %j in linear time',
    (piece) => {
      const hostile = piece.repeat(100_000 / piece.length);
      expect(fastest(() => parseQuiz(hostile))).toBeLessThan(slowMs);
    },
  );
});
