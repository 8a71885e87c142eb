let listFormat: Intl.ListFormat | undefined;

/** Formats 'a, b and 3 more', with at most `max` parts. */
export function formatList(items: readonly string[], max: number): string {
  // Creating the format takes 10 ms on a phone, and only messages about tickets need it.
  listFormat ??= new Intl.ListFormat('en-GB');
  if (items.length <= max) return listFormat.format(items);
  return listFormat.format([...items.slice(0, max - 1), `${items.length - max + 1} more`]);
}

/** Formats '1 ticket' and '2 tickets'. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
