/** ISO 8601, and as databases write it: a blank for the T, an offset of hours alone or without a colon. */
const isoForm = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+) ?(Z|[+-]\d\d)?:?(\d\d)?)?$/;

/** As HTTP writes it (RFC 9110): 'Wed, 04 Mar 2026 19:30:00 GMT'. */
const httpForm = /^\w{3}, [\w :]+ GMT$/;

/**
 * A moment, or a day, as ISO 8601 in the form that every browser reads; undefined for what is neither. Browsers would
 * also take 'draw 7' for a date.
 */
export function isoTimestamp(text: string): string | undefined {
  const [, day, time, zone = '', minutes = '00'] = isoForm.exec(text) ?? [];
  const iso = time ? `${day}T${time}${zone[1] ? `${zone}:${minutes}` : zone}` : day;
  const ms = Date.parse(iso ?? (httpForm.test(text) ? text : ''));
  return Number.isNaN(ms) ? undefined : (iso ?? new Date(ms).toISOString());
}
