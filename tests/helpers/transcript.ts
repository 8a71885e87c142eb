/**
 * A transcript of actions, each followed by the expected screen reader speech.
 *
 * - `> press Enter` is an action; speech follows up to the next `>`, once and in order.
 * - `phone:` or `desktop:` limits a line to that width.
 * - `*` matches any text; `#` starts a comment.
 */
export type Width = 'phone' | 'desktop';

export interface TranscriptStep {
  readonly line: number;
  readonly action: string;
  readonly speech: readonly string[];
}

/** @throws {Error} for speech before any action */
export function parseTranscript(text: string, width: Width): TranscriptStep[] {
  const steps: { line: number; action: string; speech: string[] }[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const [, onlyWidth, line = ''] = /^(?:(phone|desktop): *)?(.*?)\s*$/.exec(raw) ?? [];
    if (line === '' || line.startsWith('#') || (onlyWidth !== undefined && onlyWidth !== width)) continue;
    const last = steps.at(-1);
    if (line.startsWith('> ')) steps.push({ line: index + 1, action: line.slice(2), speech: [] });
    else if (last) last.speech.push(line);
    else throw new Error(`line ${index + 1} is heard before anything is done`);
  }
  return steps;
}

/** `*` matches any text. */
export function isMatch(expected: string, text: string): boolean {
  const pattern = expected
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(text);
}

function isEqual(expected: readonly string[], speech: readonly string[]): boolean {
  return (
    speech.length === expected.length &&
    expected.every((expectedLine, index) => isMatch(expectedLine, speech[index] ?? ''))
  );
}

const waitPattern = /^says ".*…"$/;
const loadedPattern = /^says "(Loaded.*|(No|(More than )?[\d,]+) [a-z ]+|Your link works\..*)"$/;

/**
 * Removes announcements that only slow replies cause.
 * @param awaited announced waits so far; extended
 */
export function withoutLoadingLines(
  speech: readonly string[],
  expected: readonly string[],
  awaited: Set<string>,
): string[] {
  const lines = speech.filter((line) => {
    if (expected.some((expectedLine) => isMatch(expectedLine, line))) return true;
    if (waitPattern.test(line)) awaited.add(line);
    return !(awaited.has(line) || (awaited.size > 0 && loadedPattern.test(line)));
  });
  // Readers announce only the last of consecutive focus changes.
  return lines.filter((line, index) => !(isFocus(line) && isFocus(lines[index + 1])));
}

const isFocus = (line: string | undefined) =>
  line?.startsWith('focus ') && !/^focus (on nothing|covered)/.test(line);

/** Undefined for a line in the wrong order. */
function describeFault(line: string, index: number, expected: readonly string[], speech: readonly string[]) {
  const times = expected.filter((expectedLine) => isMatch(expectedLine, line)).length;
  if (times === 0) return `not in the script: ${line}`;
  const before = speech.slice(0, index).filter((other) => other === line).length;
  return before >= times ? `said again: ${line}` : undefined;
}

/** @returns the differences, one per line */
export function differences(expected: readonly string[], speech: readonly string[]): string[] {
  if (isEqual(expected, speech)) return [];
  const missing = expected
    .filter((expectedLine) => !speech.some((line) => isMatch(expectedLine, line)))
    .map((expectedLine) => `not said: ${expectedLine}`);
  const faults = speech.flatMap((line, index) => describeFault(line, index, expected, speech) ?? []);
  const found = [...missing, ...faults];
  return found.length > 0 ? found : [`in another order: ${speech.join(' | ')}`];
}
