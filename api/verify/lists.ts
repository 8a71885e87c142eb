/** An entry of a list as it came, loosely typed: it may be anything. */
export type Entry = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands around a list's entries, such as `next`; undefined for a bare array. */
export function envelopeOf(body: unknown): Entry | undefined {
  return isObject(body) ? body : undefined;
}

/** The entries of a list, in either form; none when it is no list. */
export function entriesOf(body: unknown): readonly Entry[] {
  const list = Array.isArray(body) ? body : envelopeOf(body)?.['results'];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** What can be the id of something. */
export const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
