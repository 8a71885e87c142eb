import { cleanText } from '../format/text.ts';

/** Plain text, never HTML. */
export interface Quiz {
  readonly question: string;
  /** In configuration order, without '+' and '-'. */
  readonly options: readonly string[];
  readonly answer: string;
}

const maxTextLength = 500;
/** '1.', '1)' or '12 -' before a question, but not in '10 - 4 = ?' or '1.5 litres'. */
const leadingNumber = /^\d{1,3}\s*(?:[.)](?!\d)|[-–—:](?!\s*\d))\s*/;

/**
 * Parses a question, then right ('+') and wrong ('-') options (specification, section 3). Returns undefined
 * without exactly one right and two distinct options.
 */
export function parseQuiz(paragraphs: readonly string[]): Quiz | undefined {
  const [first = '', ...rest] = paragraphs.map((text) => cleanText(text, maxTextLength)).filter(Boolean);
  const question = first.replace(leadingNumber, '');
  if (!question || /^[+-]/.test(first)) return undefined;

  const marked = rest.filter((text) => /^[+-]\s*\S/.test(text));
  const options = marked.map((text) => text.slice(1).trim());
  const [answer, ...others] = options.filter((_, index) => marked[index]?.startsWith('+'));
  if (answer === undefined || others.length > 0 || options.length < 2) return undefined;
  return new Set(options).size === options.length ? { question, options, answer } : undefined;
}
