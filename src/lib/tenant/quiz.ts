import { cleanText } from '../format/text.ts';

/** The question a club asks before sign-up. All of it is plain text and must be shown as text. */
export interface Quiz {
  readonly question: string;
  /** In the order of the configuration, without their marks. */
  readonly options: readonly string[];
  /** The one right option, spelt as in `options`. */
  readonly answer: string;
}

const longestText = 500;
/** '1.', '1)' or '12 -' in front of a question, but not the '10 -' of '10 - 4 = ?' or the '1.' of '1.5 litres'. */
const leadingNumber = /^\d{1,3}\s*(?:[.)](?!\d)|[-–—:](?!\s*\d))\s*/;

/**
 * Reads a quiz from the texts of the paragraphs in a club's HTML: the first is the question, those behind it starting
 * with '+' are the right answer and with '-' wrong ones (specification, section 3). Others are ignored.
 * @returns undefined when it is no quiz: no question, not exactly one right answer, fewer than two options, or two
 * options with the same text
 */
export function parseQuiz(paragraphs: readonly string[]): Quiz | undefined {
  const [first = '', ...rest] = paragraphs.map((text) => cleanText(text, longestText)).filter(Boolean);
  const question = first.replace(leadingNumber, '');
  if (!question || /^[+-]/.test(first)) return undefined;

  const marked = rest.filter((text) => /^[+-]\s*\S/.test(text));
  const options = marked.map((text) => text.slice(1).trim());
  const [answer, ...others] = options.filter((_, index) => marked[index]?.startsWith('+'));
  if (answer === undefined || others.length > 0 || options.length < 2) return undefined;
  return new Set(options).size === options.length ? { question, options, answer } : undefined;
}
