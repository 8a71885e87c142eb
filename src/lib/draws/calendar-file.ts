import type { Draw } from '../contract/draws.ts';
import { parseUrl } from '../format/text.ts';
import { getCountdown } from './draw-card.ts';

export const calendarProductId = '-//Praxis//Club raffles//EN';

const maxLineOctets = 75;

/** `20260304T193000Z` */
const formatUtc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const replaceControls = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

/** Escapes a TEXT value (RFC 5545, section 3.3.11). */
const escapeText = (text: string) => replaceControls(text).replace(/[\\;,]/g, '\\$&');

/** Folds after 75 octets, never inside a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxLineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Returns the .ics text of a draw's start or end; '' without a date. */
export function createCalendarFile(
  draw: Pick<Draw, 'id' | 'name' | 'status' | 'start_date' | 'end_date'>,
  { url, now = new Date() }: { readonly url: string; readonly now?: Date },
): string {
  const { until } = getCountdown(draw);
  if (until === null || Number.isNaN(Date.parse(until))) return '';
  const event = draw.status === 'scheduled' ? 'opens' : 'closes';
  // Globally unique, and the same in each file.
  const uid = `draw-${draw.id}-${event}@${parseUrl(url)?.hostname ?? 'praxis'}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${calendarProductId}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(new Date(until))}`,
    `SUMMARY:${escapeText(`${draw.name} ${event}`)}`,
    `URL:${replaceControls(url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}
