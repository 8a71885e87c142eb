import { cleanText } from '../format/text.ts';
import { parseQuiz, type Quiz } from '../tenant/quiz.ts';
import { type Finding, info, ok, plural, warning } from './finding.ts';

export interface QuizCheck {
  readonly quiz: Quiz | undefined;
  readonly findings: readonly Finding[];
}

const skipped = 'New members sign up without a quiz.';

/** Finds the first rule of `parseQuiz` that the paragraphs break. */
function getSkipReason(paragraphs: readonly string[]): string {
  const [first = '', ...rest] = paragraphs.map((text) => cleanText(text, 500)).filter(Boolean);
  if (first === '') return 'it has no text in paragraphs (<p>)';
  if (/^[+-]/.test(first)) return 'the first paragraph is an option; it has to be the question';
  const marked = rest.filter((text) => /^[+-]\s*\S/.test(text));
  const rightCount = marked.filter((text) => text.startsWith('+')).length;
  if (marked.length === 0) return 'no paragraph after the question begins with + or -';
  if (rightCount === 0) return 'no option is marked as right by a +';
  if (rightCount > 1) return `${rightCount} options are marked as right by a +; it has to be one`;
  if (marked.length < 2) return 'it has one option; it needs at least two';
  const options = new Set(marked.map((text) => text.slice(1).trim()));
  return options.size < marked.length ? 'two options are the same' : 'its question has a number and no words';
}

/** @param paragraphs as `paragraphTexts` (lib/html/sanitise) reads them */
export function checkQuiz(html: string, paragraphs: readonly string[]): QuizCheck {
  if (html.trim() === '') return { quiz: undefined, findings: [info(`There is no quiz. ${skipped}`)] };
  const quiz = parseQuiz(paragraphs);
  if (!quiz) {
    const reason = getSkipReason(paragraphs);
    return { quiz, findings: [warning(`The quiz is skipped, because ${reason}. ${skipped}`)] };
  }
  return {
    quiz,
    findings: [ok(`The quiz has ${plural(quiz.options.length, 'option')}, one of them right.`)],
  };
}
