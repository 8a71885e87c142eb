/** @module-tag slow */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import { listTexts, splitWords } from '../../../scripts/support/texts.mjs';
import { rows } from '../../specification/rows.ts';

const maxSentenceWords = 25;
const maxGrade = 8;

/** Shorter texts have no reliable grade. */
const leastGradedWords = 10;

/** Specified texts that are missing in the table or split in the source. */
const specified: readonly string[] = [
  'Send Link To email',
  'Go to sign in page',
  "You haven't bought any ticket yet.",
  'Must be at least {} characters.',
  'Enter your email below to login to your account',
  'If you have a {} please enter it here.',
  'The ticket cost is automatically deducted from your in-app wallet or bank account for upcoming draws.',
  'Deposit Funds',
  'Withdraw Funds',
  'Payment Successful!',
  'Something went wrong!',
  // Names of awkward length, for layout tests.
  'The Grand Quarterly Benefit Raffle for the Restoration of the Old Assembly Rooms and Gardens',
  'The Most Honourable Society of Harlequins, Columbines and Friends of the Old Assembly Rooms',
];

/** Phrases that read like a translation, by what is wrong with them. */
const bannedPhrases: Readonly<Record<string, RegExp>> = {
  'picture language':
    /\b(stands?|stood|holds?|goes on|went on|comes? to|came to|begins?|began|begun|anew|whoever|now and then)\b/i,
  'passives without a doer': /\b(is|are|was|were|be|been) (told|read|reached|asked for|over|gone)\b/i,
  'negations with "no" or "none"': /\b(is|are) (no|none)\b(?!-| longer)/i,
  'nouns made from "what"': /\bwhat (has|have|had|is|was|are|were) (come|gone|below|missing|left|asked)\b/i,
  '"by itself" or "of its own"': /\bby (itself|themselves|ourselves)\b|\bof (your|its|their) own\b/i,
  '"say so" or "asked for"': /\b(say so|asked for)\b/i,
  'older labels': /\bRetry\b|Ask about it|Play in control|Kept on this device|Mine only|Discard/,
  'words for which the app has another one':
    /\b(entry|entries|enquiry|funds?|provider|log ?in|logged in|lottery|discard)\b/i,
  // A member who writes to the club may say "please".
  'words that are not needed': /^(?!.*\b(I|I'd|I'm|me|my)\b).*\bplease\b|\bsuccessfully\b/i,
  'signs that we do not use': / …|;|[‘’]|!(?!=)/,
};

/** Values are `{}` in a text of the source, and `{n}` and the like in the table. */
const normalise = (text: string) => text.replace(/\{[^}]*\}/g, '{}').replace(/\.$/, '');

const fixed = new Set([...rows.flatMap(([, , text]) => text ?? []), ...specified].map(normalise));

/** Proper names and legal terms count as one word of one syllable. */
const names =
  /\b(General Data Protection Regulation|Gambling Commission|GAMSTOP|GamCare|Terms of Service|Privacy Policy|Great Britain|Stay in control)\b/g;

const texts = listTexts().filter(({ text }) => !fixed.has(normalise(text)));

/** Without the demo's data. */
const ofSite = texts.filter(({ file }) => file.startsWith('src/'));

const wordsOf = (text: string): readonly string[] => splitWords(text.replace(names, 'Name'));

const splitSentences = (text: string) => text.split(/(?<=[.?!…:])\s+(?=[A-Z{“0-9£])/);

const countSyllables = (word: string) => (/[a-z]/i.test(word) ? syllable(word) : 1);

function gradeOf(text: string): number {
  const words = wordsOf(text);
  return fleschKincaid({
    sentence: splitSentences(text).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + countSyllables(word), 0),
  });
}

/** Tests may repeat texts up to this length, such as a button's name. */
const maxLabelWords = 3;

const isSentence = ({ text }: { text: string }) => wordsOf(text).length > maxLabelWords;

const describeTexts = (found: typeof texts) => found.map(({ file, line, text }) => `${file}:${line} ${text}`);

describe('texts of the app', () => {
  it('are found in every part of the site and the demo', () => {
    expect(texts.length).toBeGreaterThan(1_000);
    for (const part of ['src/islands', 'src/layouts', 'src/lib', 'sandbox/seed'])
      expect(texts.some(({ file }) => file.startsWith(part))).toBe(true);
  });

  it.for(Object.entries(bannedPhrases))('contain no %s', ([, phrase]) => {
    expect(describeTexts(texts.filter(({ text }) => phrase.test(text)))).toEqual([]);
  });

  it(`have at most ${maxSentenceWords} words in a sentence`, () => {
    const isLong = (sentence: string) => wordsOf(sentence).length > maxSentenceWords;
    expect(describeTexts(texts.filter(({ text }) => splitSentences(text).some(isLong)))).toEqual([]);
  });

  it(`have a reading grade of ${maxGrade} or less`, () => {
    const graded = texts.filter(({ text }) => wordsOf(text).length >= leastGradedWords);
    expect(describeTexts(graded.filter(({ text }) => gradeOf(text) > maxGrade))).toEqual([]);
  });

  it('occur only once in the source of the site', () => {
    const sentences = ofSite.filter(isSentence);
    const counts = Map.groupBy(sentences, ({ text }) => text);
    expect(describeTexts(sentences.filter(({ text }) => (counts.get(text)?.length ?? 0) > 1))).toEqual([]);
  });

  it('are imported by tests, except for short labels', () => {
    const own = new Set(ofSite.filter(isSentence).map(({ text }) => normalise(text)));
    const repeated = listTexts(['tests']).filter(({ text }) => own.has(normalise(text)));
    expect(describeTexts(repeated.filter(({ file }) => !file.startsWith('tests/specification/')))).toEqual(
      [],
    );
  });
});
