import type { Heading } from '../html/sanitise.ts';
import { type Finding, info, ok, plural, quote, removeRepeated, warning } from './finding.ts';
import { parseHtml } from './html-tree.ts';
import { findBrokenLinks, findPageLinks } from './links.ts';
import { findRemovedParts, type RemovedPart } from './removed-parts.ts';
import { findTopics, type Topic } from './topics.ts';

/** In characters. A longer text could block the page for seconds. */
export const maxTextLength = 200_000;

export interface TextCheck {
  readonly findings: readonly Finding[];
  readonly headings: readonly Heading[];
  readonly topics: readonly Topic[];
}

/** Result of `sanitise` (lib/html/sanitise), which needs a browser. */
interface SanitisedText {
  readonly html: string;
  readonly headings: readonly Heading[];
}

const maxNamed = 12;

function listParts(parts: readonly RemovedPart[]): string {
  const named = parts.slice(0, maxNamed).map(({ name, count }) => `${quote(name).slice(1, -1)} ×${count}`);
  return parts.length > maxNamed ? `${named.join(', ')} and more` : named.join(', ');
}

function checkRemoved(parts: readonly RemovedPart[]): Finding[] {
  const findings = (['element', 'attribute'] as const).flatMap((kind) => {
    const removed = parts.filter((part) => part.kind === kind);
    return removed.length ? [warning(`The app takes out these ${kind}s: ${listParts(removed)}.`)] : [];
  });
  return findings.length ? findings : [ok('The app shows the text as it is; nothing is taken out.')];
}

function checkHeadings(headings: readonly Heading[]): Finding {
  if (headings.length === 0) return info('There are no headings, so the page has no list of contents.');
  const hasContents = headings.filter(({ level }) => level === 2).length >= 3;
  return ok(`${plural(headings.length, 'heading')}${hasContents ? ', with a list of contents' : ''}.`);
}

function checkPageLinks(hrefs: readonly string[]): Finding[] {
  if (hrefs.length === 0) return [];
  const named = hrefs.slice(0, maxNamed).map(quote).join(', ');
  return [
    warning(
      `${plural(hrefs.length, 'link')} within the page ${hrefs.length === 1 ? 'is' : 'are'} dead in the app: ${named}.`,
    ),
  ];
}

const maxLinkFindings = 20;

/** Checks one of the five texts. @param clean undefined for a text over `maxTextLength` */
export function checkText(html: string, clean: SanitisedText | undefined): TextCheck {
  if (html.trim() === '') {
    const findings = [warning('There is no text. Members read that the club has not published it yet.')];
    return { findings, headings: [], topics: [] };
  }
  if (html.length > maxTextLength || !clean) {
    const size = plural(html.length, 'character');
    return {
      findings: [warning(`The text has ${size}: too long to be checked here.`)],
      headings: [],
      topics: [],
    };
  }
  const source = parseHtml(html);
  const tree = parseHtml(clean.html);
  const words = tree.text.split(' ').filter(Boolean).length;
  const links = findBrokenLinks(source);
  const findings = [
    words > 0
      ? info(`Members read ${plural(words, 'word')}.`)
      : warning('Members read no words: nothing of the text is left.'),
    ...checkRemoved(findRemovedParts(source, tree)),
    checkHeadings(clean.headings),
    ...checkPageLinks(findPageLinks(source)),
    ...links
      .slice(0, maxLinkFindings)
      .map(({ text, href, reason }) => warning(`The link ${quote(text || href)}: ${quote(href)} ${reason}.`)),
    ...(links.length > maxLinkFindings
      ? [warning(`${links.length - maxLinkFindings} more links lead nowhere.`)]
      : []),
  ];
  return { findings: removeRepeated(findings), headings: clean.headings, topics: findTopics(tree.text) };
}
