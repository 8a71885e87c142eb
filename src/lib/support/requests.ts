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
    category: z.literal(supportCategories, 'Choose a category.'),
    subject: textOf(8, 'Subject must be at least 8 characters long'),
    description: textOf(8, 'Description must be at least 8 characters long'),
  }),
);

export type SupportRequestValues = FormOutput<typeof supportRequestForm>;

/** Prompts for the details that a club needs. The category is General, because a complaint may be about anything. */
export const complaintRequestValues: SupportRequestValues = {
  category: 'General',
  subject: 'Complaint',
  description: ['Which raffle or payment: ', 'What happened and when: ', 'What would put it right: '].join(
    '\n\n',
  ),
};

/** In characters. */
const maxSubjectLength = 100;
const maxQuoteLength = 600;
const maxQuoteLines = 12;

/** The form rejects a shorter subject. */
const minSubjectLength = 8;

/** One or more of 'Re:', 'RE :' and 'Re[2]:'. */
const replyPrefixes = /^(?:re ?(?:\[\d*\])? ?[:：] ?)+/i;

const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** `'Re: Where is my deposit?'`, also for the subject of a reply. */
export function replySubject({ id, subject }: Pick<SupportRequest, 'id' | 'subject'>): string {
  const original = cleanText(subject, maxSubjectLength).replace(replyPrefixes, '');
  const reply = cleanText(`Re: ${original}`, maxSubjectLength);
  return visibleLength(reply) < minSubjectLength ? `${reply} (support ticket ${id})` : reply;
}

/** Cuts between words if possible. */
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

/** `'support ticket 12 from Mar 4, 2026, 10:00 AM'` */
function nameRequest({ id, created_at }: Pick<SupportRequest, 'id' | 'created_at'>): string {
  const created = formatDateTime(created_at ?? '');
  return `support ticket ${id}${created && ` from ${created}`}`;
}

/**
 * Prefills a reply to the last response of a request. The description starts with blank lines for the member's
 * own words.
 * @param response plain text; `''` if it is unreadable
 */
export function replyRequestValues(request: SupportRequest, response: string): SupportRequestValues {
  const responded = formatDateTime(request.responded_at ?? '');
  const quoted = quote(response);
  const about = `About my ${nameRequest(request)}.${responded && ` You replied on ${responded}.`}`;
  return createFollowUp(request, `\n\n${about}${quoted && `\nYour last reply:\n${quoted}`}`);
}

/** Prefills a reminder about a request without a reply. @param deadline ms since the epoch */
export function overdueRequestValues(request: SupportRequest, deadline: number): SupportRequestValues {
  const due = `It was due by ${formatDateTime(deadline)}.`;
  return createFollowUp(request, `I haven't had a reply to my ${nameRequest(request)}.\n${due}`);
}

/** Tolerated difference between the clocks of the server and the device. */
const clockToleranceMs = 5 * 60 * 1_000;

type WithResponses = Pick<SupportRequest, 'supportticketresponses'>;

/** Leaves out blank replies. */
export const getResponses = ({ supportticketresponses }: WithResponses) =>
  supportticketresponses.filter(({ message }) => message.trim() !== '');

/**
 * Returns the reply deadline, from the request's own date and the clock. Returns undefined for a request with a
 * reply or with an implausible date: without a time, in the future, or in 1970 and before (a missing date).
 * @param asOf time when the request still had no reply, in ms since the epoch
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
