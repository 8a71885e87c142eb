/**
 * The written script of a journey: what a member does, and below it what a screen reader is to say of it.
 *
 * - `> press Enter` is done; the lines below, up to the next `>`, are heard, once and in that order.
 * - `phone:` or `desktop:` before either kind of line: on that width alone.
 * - `*` stands for any text, such as a date; `#` begins a remark.
 */
export type Width = 'phone' | 'desktop';

export interface TranscriptStep {
  /** Where it stands in the script, from 1. */
  readonly line: number;
  readonly action: string;
  readonly speech: readonly string[];
}

/** The steps for one width. Throws when something is to be heard before anything was done. */
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

/** Whether a text is what a script says, with `*` for any text. */
export function isMatch(wanted: string, text: string): boolean {
  const pattern = wanted
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(text);
}

/** Whether all that was heard is what is wanted, line by line. */
function follows(wanted: readonly string[], heard: readonly string[]): boolean {
  return heard.length === wanted.length && wanted.every((want, index) => isMatch(want, heard[index] ?? ''));
}

/** Whatever is said of a wait ends so. */
const waiting = /^says ".*…"$/;
/** What is said when a wait is over: how much has come, or that it has. */
const arrival = /^says "(Loaded.*|(No|(More than )?[\d,]+) [a-z ]+|Your link works\..*)"$/;

/**
 * Leaves out what is said of slow answers alone: how quick a computer is is no part of a script.
 * @param awaited what was said of waits so far; added to
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
  // With nothing said in between, a focus that gave way to the next was not heard.
  return kept.filter((line, index) => !(isFocus(line) && isFocus(kept[index + 1])));
}

const isFocus = (line: string | undefined) =>
  line?.startsWith('focus ') && !/^focus (on nothing|covered)/.test(line);

/** What is wrong with a line that was heard; undefined if it is only in the wrong place. */
function faultOf(line: string, index: number, wanted: readonly string[], heard: readonly string[]) {
  const times = wanted.filter((want) => isMatch(want, line)).length;
  if (times === 0) return `not in the script: ${line}`;
  const before = heard.slice(0, index).filter((other) => other === line).length;
  return before >= times ? `said again: ${line}` : undefined;
}

/**
 * Compares what was heard with what is to be heard: each line once, in that order, and none besides.
 * @returns what differs, a line each; empty when nothing does
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
