import { type SupportRequest, supportCategories } from '../contract/support.ts';
import { formatDateTime } from '../format/date-time.ts';
import { cleanText } from '../format/text.ts';
import { visibleLength } from '../forms/normalise.ts';
import type { SupportRequestValues } from './forms.ts';

/** In characters. */
const maxSubjectLength = 100;
const maxQuoteLength = 600;
const maxQuoteLines = 12;

/** The form takes no shorter subject (lib/support/form-schemas.ts). */
const minSubjectLength = 8;

/** One or more of 'Re:', 'RE :' and 'Re[2]:'. */
const replyPrefixes = /^(?:re ?(?:\[\d*\])? ?[:：] ?)+/i;

const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** `'Re: Where is my deposit?'`, also for the subject of a reply. */
export function replySubject({ id, subject }: Pick<SupportRequest, 'id' | 'subject'>): string {
  const original = cleanText(subject, maxSubjectLength).replace(replyPrefixes, '');
  const reply = cleanText(`Re: ${original}`, maxSubjectLength);
  return visibleLength(reply) < minSubjectLength ? `${reply} (ticket ${id})` : reply;
}

/** Cuts between words where it can. */
function shorten(text: string): string {
  const characters = Array.from(text.slice(0, maxQuoteLength * 2));
  const isLonger = text.length > maxQuoteLength * 2 || characters.length > maxQuoteLength;
  if (!isLonger) return text;
  return `${characters
    .slice(0, maxQuoteLength)
    .join('')
    .replace(/\s\S*$/, '')} …`;
}

/** Quotes a text as emails do. Returns `''` for a blank text. */
function quote(text: string): string {
  const lines = text
    .split(lineBreaks)
    .map((line) => cleanText(line, maxQuoteLength * 2))
    .filter((line) => line !== '');
  const isLonger = lines.length > maxQuoteLines;
  const quoted = shorten(lines.slice(0, maxQuoteLines).join('\n')) + (isLonger ? '\n…' : '');
  return quoted.replace(/^(?=.)/gm, '> ');
}

function findCategory({ category }: Pick<SupportRequest, 'category'>): SupportRequestValues['category'] {
  return supportCategories.find((known) => known.toLowerCase() === category.toLowerCase()) ?? 'General';
}

/** `'ticket 12 of Mar 4, 2026, 10:00 AM'` */
function nameRequest({ id, created_at }: Pick<SupportRequest, 'id' | 'created_at'>): string {
  const created = formatDateTime(created_at ?? '');
  return created ? `ticket ${id} of ${created}` : `ticket ${id}`;
}

/**
 * Fills in a reply to the last response of a request. The description begins with blank lines, for the member's
 * own words.
 * @param response plain text; `''` if it could not be read
 */
export function replyRequestValues(request: SupportRequest, response: string): SupportRequestValues {
  const responded = formatDateTime(request.responded_at ?? '');
  const quoted = quote(response);
  const about = `About my ${nameRequest(request)}${responded && `, answered ${responded}`}.`;
  return {
    category: findCategory(request),
    subject: replySubject(request),
    description: ['', '', about, ...(quoted ? ['The last answer:', quoted] : [])].join('\n'),
  };
}

/** Asks again about a request without a reply. @param deadline ms since the epoch */
export function overdueRequestValues(request: SupportRequest, deadline: number): SupportRequestValues {
  return {
    category: findCategory(request),
    subject: replySubject(request),
    description: [
      `My ${nameRequest(request)} has no answer yet.`,
      `An answer was promised by ${formatDateTime(deadline)}. Please answer it.`,
    ].join('\n'),
  };
}
