import { icsFile } from './calendar.ts';
import type { Draw, listDraws, Prize } from './contract/draws.ts';
import type { EndpointInput } from './contract/endpoint.ts';
import { formatPence, parsePence } from './money.ts';
import { parseUrl } from './urls.ts';

/** Tone of a badge; each has one colour in the design language. */
export interface Badge<Tone extends string> {
  readonly tone: Tone;
  readonly label: string;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const statusTones: ReadonlyMap<string, 'success' | 'info' | 'error'> = new Map([
  ['live', 'success'],
  ['scheduled', 'info'],
  ['closed', 'error'],
]);

/** Badge of a draw's status: live green, scheduled blue, closed red, others outlined (specification, section 4). */
export function statusBadge(status: string): Badge<'success' | 'info' | 'error' | 'outline'> {
  return { tone: statusTones.get(status) ?? 'outline', label: capitalise(status) };
}

/** Only live draws sell tickets; the status decides, never the clock. */
export function isLive(draw: Pick<Draw, 'status'>): boolean {
  return draw.status === 'live';
}

/** Tickets the member may still buy for a draw, never negative. */
export function remainingTickets(draw: Pick<Draw, 'user_ticket_maximum' | 'user_ticket_count'>): number {
  return Math.max(0, draw.user_ticket_maximum - draw.user_ticket_count);
}

/** Label under the quantity stepper (specification, section 5). */
export function quantityLimitText(max: number, remaining: number): string {
  return `Maximum ${max} ticket(s) per participant (${remaining} remaining)`;
}

/** What a countdown says when it has reached zero. */
export const countdownEndedText = 'Draw Ended';

/** What a draw counts down to: its start while it is scheduled, else its end. `until` is an ISO timestamp. */
export function countdownOf(draw: Pick<Draw, 'status' | 'start_date' | 'end_date'>): {
  label: 'Draw Opens In' | 'Close Date';
  until: string | null;
} {
  return draw.status === 'scheduled'
    ? { label: 'Draw Opens In', until: draw.start_date }
    : { label: 'Close Date', until: draw.end_date };
}

/** Splits remaining milliseconds. Rounded up to the second, so that all zeros means that the end has come. */
export function countdownParts(ms: number): {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
} {
  const total = Math.max(0, Math.ceil(ms / 1000)) || 0;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** `'50.00'` as '50'; undefined unless it is a decimal of zero or more. */
function plainDecimal(text: string): string | undefined {
  return /^\d{1,9}(\.\d{1,9})?$/.test(text) ? String(Number(text)) : undefined;
}

/** The 'Prize Value' line of a monetary prize ('£500.00 net', '50%'); undefined for others and for no value. */
export function prizeValueText(
  prize: Pick<Prize, 'type' | 'value' | 'monetary_value_type' | 'net_or_gross'>,
): string | undefined {
  if (prize.type !== 'monetary') return undefined;
  const word = /^(net|gross)$/i.test(prize.net_or_gross) ? ` ${prize.net_or_gross.toLowerCase()}` : '';
  if (prize.monetary_value_type === 'percentage') {
    const share = plainDecimal(prize.value.trim());
    return share && `${share}%${word}`;
  }
  const pence = parsePence(prize.value);
  return pence === undefined ? undefined : `${formatPence(pence)}${word}`;
}

/**
 * The date a draw counts down to as an .ics file; '' when it has none.
 * @param options.url the draw's full address, which the event links to
 */
export function calendarFile(
  draw: Pick<Draw, 'id' | 'name' | 'status' | 'start_date' | 'end_date'>,
  { url, now = new Date() }: { readonly url: string; readonly now?: Date },
): string {
  const { until } = countdownOf(draw);
  if (until === null || Number.isNaN(Date.parse(until))) return '';
  const event = draw.status === 'scheduled' ? 'opens' : 'closes';
  return icsFile({
    uid: `draw-${draw.id}-${event}@${parseUrl(url)?.hostname ?? 'praxis'}`,
    at: new Date(until),
    title: `${draw.name} ${event}`,
    url,
    stamp: now,
  });
}

/** The six orders of the raffles list; a value is `key` or `key-direction` (design, decision 5). */
export const sortOptions = [
  { value: 'popular', label: 'Most Popular' },
  { value: 'new', label: 'Newest' },
  { value: 'price-asc', label: 'Price low to high' },
  { value: 'price-desc', label: 'Price high to low' },
  { value: 'prize-asc', label: 'Prize low to high' },
  { value: 'prize-desc', label: 'Prize high to low' },
] as const;

export type DrawSort = (typeof sortOptions)[number]['value'];

export const defaultSort: DrawSort = 'popular';

/** What a member narrows the raffles list by. */
export interface DrawsFilters {
  readonly search: string;
  readonly sort: DrawSort;
  /** The 'Live & Scheduled Only' switch. */
  readonly liveOnly: boolean;
}

const longestSearch = 200;

/** The query of `listDraws`: without the switch no status is sent, which means all draws. */
export function toDrawsQuery({
  search,
  sort,
  liveOnly,
}: DrawsFilters): EndpointInput<typeof listDraws>['query'] {
  const [key = defaultSort, direction] = sort.split('-');
  return {
    ...(liveOnly && { status: ['live', 'scheduled'] }),
    ...(search.trim() && { search: search.trim() }),
    sort: key,
    order: direction === 'asc' ? 'asc' : 'desc',
  };
}

/** Reads the filters from the list's address; whatever it does not know gives the default. */
export function parseDrawsFilters(query: Readonly<Record<string, string>>): DrawsFilters {
  const { search = '', sort, all } = query;
  return {
    search: search.slice(0, longestSearch),
    sort: sortOptions.find(({ value }) => value === sort)?.value ?? defaultSort,
    liveOnly: all !== '1',
  };
}

/** Writes the filters for the list's address, leaving defaults out. */
export function toFiltersQuery({ search, sort, liveOnly }: DrawsFilters): Record<string, string> {
  return {
    ...(search && { search }),
    ...(sort !== defaultSort && { sort }),
    ...(!liveOnly && { all: '1' }),
  };
}

/** Characters of a prize that still read as a headline; longer ones are sentences. */
const headlineLength = 40;

/** Whether a prize is too long to be shown in the largest type. */
export function isLongPrize(prize: string): boolean {
  return prize.length > headlineLength;
}
