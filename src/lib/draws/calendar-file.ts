import type { Draw } from '../contract/draws.ts';
import { parseUrl } from '../format/text.ts';
import { getCountdown } from './draw-card.ts';

export interface CalendarEvent {
  /** Globally unique and stable across exports. */
  readonly uid: string;
  readonly at: Date;
  readonly title: string;
  readonly url: string;
  readonly stamp: Date;
}

const maxLineOctets = 75;

/** `20260304T193000Z` */
function formatUtc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function replaceControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** Escapes a TEXT value (RFC 5545, section 3.3.11). */
function escapeText(text: string): string {
  return replaceControls(text).replace(/[\\;,]/g, '\\$&');
}

/** Folds after 75 octets, never inside a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(line).length <= maxLineOctets) return line;
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

function formatIcs({ uid, at, title, url, stamp }: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Praxis//Club raffles//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(stamp)}`,
    `DTSTART:${formatUtc(at)}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${replaceControls(url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** Returns the .ics text of a draw's start or end; '' without a date. */
export function createCalendarFile(
  draw: Pick<Draw, 'id' | 'name' | 'status' | 'start_date' | 'end_date'>,
  { url, now = new Date() }: { readonly url: string; readonly now?: Date },
): string {
  const { until } = getCountdown(draw);
  if (until === null || Number.isNaN(Date.parse(until))) return '';
  const event = draw.status === 'scheduled' ? 'opens' : 'closes';
  return formatIcs({
    uid: `draw-${draw.id}-${event}@${parseUrl(url)?.hostname ?? 'praxis'}`,
    at: new Date(until),
    title: `${draw.name} ${event}`,
    url,
    stamp: now,
  });
}
