/**
 * The transcript of a journey: actions, each followed by the expected screen reader speech.
 *
 * - `> press Enter` is an action; the following lines, up to the next `>`, are speech, once and in order.
 * - `phone:` or `desktop:` limits a line to that width.
 * - `*` matches any text; `#` starts a comment.
 */
export type Width = 'phone' | 'desktop';

export interface TranscriptStep {
  readonly line: number;
  readonly action: string;
  readonly speech: readonly string[];
}

/** Parses the steps of one width. @throws {Error} for speech before any action */
export function parseTranscript(text: string, width: Width): TranscriptStep[] {
  const steps: { line: number; action: string; speech: string[] }[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const [, only, line = ''] = /^(?:(phone|desktop): *)?(.*?)\s*$/.exec(raw) ?? [];
    if (line === '' || line.startsWith('#') || (only !== undefined && only !== width)) continue;
    const last = steps.at(-1);
    if (line.startsWith('> ')) steps.push({ line: index + 1, action: line.slice(2), speech: [] });
    else if (last) last.speech.push(line);
    else throw new Error(`line ${index + 1} is heard before anything is done`);
  }
  return steps;
}

/** Compares a text with a pattern, where `*` matches any text. */
export function isMatch(wanted: string, text: string): boolean {
  const pattern = wanted
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(text);
}

function follows(wanted: readonly string[], heard: readonly string[]): boolean {
  return heard.length === wanted.length && wanted.every((want, index) => isMatch(want, heard[index] ?? ''));
}

/** An announced wait. */
const waiting = /^says ".*…"$/;
/** The announcement after a wait. */
const arrival = /^says "(Loaded.*|(No|(More than )?[\d,]+) [a-z ]+|Your link works\..*)"$/;

/**
 * Removes announcements that only slow replies cause, so that transcripts do not depend on speed.
 * @param awaited announced waits so far; extended
 */
export function withoutLoadingLines(
  heard: readonly string[],
  wanted: readonly string[],
  awaited: Set<string>,
): string[] {
  const kept = heard.filter((line) => {
    if (wanted.some((want) => isMatch(want, line))) return true;
    if (waiting.test(line)) awaited.add(line);
    return !(awaited.has(line) || (awaited.size > 0 && arrival.test(line)));
  });
  // Consecutive focus changes without speech in between were not audible.
  return kept.filter((line, index) => !(isFocus(line) && isFocus(kept[index + 1])));
}

const isFocus = (line: string | undefined) =>
  line?.startsWith('focus ') && !/^focus (on nothing|covered)/.test(line);

/** Describes a superfluous line; undefined for one in the wrong order. */
function faultOf(line: string, index: number, wanted: readonly string[], heard: readonly string[]) {
  const times = wanted.filter((want) => isMatch(want, line)).length;
  if (times === 0) return `not in the script: ${line}`;
  const before = heard.slice(0, index).filter((other) => other === line).length;
  return before >= times ? `said again: ${line}` : undefined;
}

/**
 * Compares speech with a transcript: each line once, in order.
 * @returns the differences, one per line
 */
export function differences(wanted: readonly string[], heard: readonly string[]): string[] {
  if (follows(wanted, heard)) return [];
  const missing = wanted
    .filter((want) => !heard.some((line) => isMatch(want, line)))
    .map((want) => `not said: ${want}`);
  const faults = heard.flatMap((line, index) => faultOf(line, index, wanted, heard) ?? []);
  const found = [...missing, ...faults];
  return found.length > 0 ? found : [`in another order: ${heard.join(' | ')}`];
}
