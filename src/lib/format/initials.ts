/**
 * Letters of an avatar (specification, section 2, Profile): the first two of a single word, else the first of each
 * of the first two words, upper case; '' without a name.
 */
export function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = Array.from(first);
  const initials = second === undefined ? letters.slice(0, 2) : [letters[0], Array.from(second)[0]];
  return initials.join('').toUpperCase();
}
