export interface StatusBadge<Tone extends string> {
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

/** Specification, section 4. */
export function statusBadge(status: string): StatusBadge<'success' | 'info' | 'error' | 'outline'> {
  return { tone: statusTones.get(status) ?? 'outline', label: capitalise(status) };
}
