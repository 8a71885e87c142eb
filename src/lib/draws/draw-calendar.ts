import type { Draw } from '../contract/draws.ts';
import { parseUrl } from '../format/urls.ts';
import { formatIcs } from './calendar-file.ts';
import { countdownOf } from './draw-card.ts';

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
  return formatIcs({
    uid: `draw-${draw.id}-${event}@${parseUrl(url)?.hostname ?? 'praxis'}`,
    at: new Date(until),
    title: `${draw.name} ${event}`,
    url,
    stamp: now,
  });
}
