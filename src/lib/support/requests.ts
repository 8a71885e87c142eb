import * as z from 'zod/mini';
import { supportResponseHours } from '../config.ts';
import { type SupportRequest, supportCategories } from '../contract/support.ts';
import { formatDateTime } from '../format/date-time.ts';
import { cleanText } from '../format/text.ts';
import { textOf } from '../forms/fields.ts';
import { defineForm, type FormOutput } from '../forms/form.ts';
import { visibleLength } from '../forms/normalise.ts';

export const categoryOptions = supportCategories.map((category) => ({ value: category, label: category }));

export const supportRequestForm = defineForm({ category: 'General', subject: '', description: '' }, () =>
  z.object({
    category: z.literal(supportCategories, 'Please choose a category.'),
    subject: textOf(8, 'Subject must be at least 8 characters long'),
    description: textOf(8, 'Description must be at least 8 characters long'),
  }),
);

export type SupportRequestValues = FormOutput<typeof supportRequestForm>;

/** Asks for what a club needs to know. The category leaves it to the member what the complaint is about. */
export const complaintRequestValues: SupportRequestValues = {
  category: 'General',
  subject: 'Complaint',
  description: [
    'The raffle or payment it is about: ',
    'What happened, and when: ',
    'What would put it right: ',
  ].join('\n\n'),
};

/** In characters. */
const maxSubjectLength = 100;
const maxQuoteLength = 600;
const maxQuoteLines = 12;

/** The form takes no shorter subject. */
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
  const start = characters.slice(0, maxQuoteLength).join('');
  return start === text ? text : `${start.replace(/\s\S*$/, '')}…`;
}

/** Quotes a text as emails do. Returns `''` for a blank text. */
function quote(text: string): string {
  const lines = text
    .split(lineBreaks)
    .map((line) => cleanText(line, maxQuoteLength * 2))
    .filter((line) => line !== '');
  const more = lines.length > maxQuoteLines ? '\n…' : '';
  const quoted = shorten(lines.slice(0, maxQuoteLines).join('\n')) + more;
  return quoted.replace(/^(?=.)/gm, '> ');
}

function createFollowUp(request: SupportRequest, description: string): SupportRequestValues {
  const wanted = request.category.toLowerCase();
  const category = supportCategories.find((known) => known.toLowerCase() === wanted) ?? 'General';
  return { category, subject: replySubject(request), description };
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
  return createFollowUp(request, `\n\n${about}${quoted && `\nThe last answer:\n${quoted}`}`);
}

/** Asks again about a request without a reply. @param deadline ms since the epoch */
export function overdueRequestValues(request: SupportRequest, deadline: number): SupportRequestValues {
  const promised = `An answer was promised by ${formatDateTime(deadline)}. Please answer it.`;
  return createFollowUp(request, `My ${nameRequest(request)} has no answer yet.\n${promised}`);
}

/** Two clocks may differ by this much. */
const clockToleranceMs = 5 * 60 * 1_000;

type WithResponses = Pick<SupportRequest, 'supportticketresponses'>;

/** Returns the replies that say something. */
export const getResponses = ({ supportticketresponses }: WithResponses) =>
  supportticketresponses.filter(({ message }) => message.trim() !== '');

/**
 * Returns the promise of a reply, by the request's own date and the clock alone. A request with a reply has none,
 * nor has one with an odd date: without a time, from the future, or from 1970 and before, as a missing date reads.
 * @param asOf ms since the epoch at which the request was known to have no reply
 */
export function getResponsePromise(
  request: WithResponses & Pick<SupportRequest, 'created_at' | 'responded_at'>,
  asOf: number,
) {
  if (request.responded_at !== null || getResponses(request).length > 0) return undefined;
  const created = request.created_at ?? '';
  const createdAt = Date.parse(created);
  const isPlausible = created >= '1971' && created.includes('T') && createdAt <= asOf + clockToleranceMs;
  if (!isPlausible) return undefined;
  /** In ms since the epoch. */
  const deadline = createdAt + supportResponseHours * 60 * 60 * 1_000;
  return { isOverdue: asOf > deadline, deadline };
}
