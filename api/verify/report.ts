import { callNotes } from '../calls/call-notes.ts';
import { type Finding, formatFinding, isBreaking } from './finding.ts';
import { redact } from './secrets.ts';
import type { CallReport, Report } from './verify.ts';

type Told = Report & { readonly secrets: readonly string[] };

const marks = { breaks: '✗', notes: '·', holds: '✓' } as const;

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function markOf({ findings }: CallReport): string {
  if (findings.some(isBreaking)) return marks.breaks;
  return findings.length > 0 ? marks.notes : marks.holds;
}

function headOf(call: CallReport): string {
  const { name, method, path, asked, slowestMs } = call;
  const took = slowestMs === undefined ? 'no answer' : `at most ${slowestMs} ms`;
  return `${markOf(call)} ${method} ${path}   ${callNotes[name].usedBy} (asked ${plural(asked, 'time')}, ${took})`;
}

function lineOf(finding: Finding): string {
  const mark = isBreaking(finding) ? marks.breaks : marks.notes;
  return `    ${mark} ${formatFinding(finding)} [${finding.rule}]`;
}

/** Findings of this many calls are printed once, at the top. */
const oftenFrom = 3;

interface Common {
  readonly line: string;
  readonly calls: readonly CallReport[];
}

function commonOf(calls: readonly CallReport[]): Common[] {
  const lines = calls.flatMap((call) => call.findings.map((finding) => ({ line: lineOf(finding), call })));
  return [...Map.groupBy(lines, ({ line }) => line)]
    .filter(([, found]) => found.length >= oftenFrom)
    .map(([line, found]) => ({ line, calls: found.map(({ call }) => call) }));
}

function commonLines({ line, calls }: Common): string[] {
  return [
    `In ${calls.length} calls: ${calls.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    line,
    '',
  ];
}

function linesOf(call: CallReport, common: readonly Common[]): string[] {
  const told = new Set(common.map(({ line }) => line));
  return [headOf(call), ...call.findings.map(lineOf).filter((line) => !told.has(line))];
}

function verdictOf({ breaks, notes }: Report): string {
  const told = `, and ${plural(notes, 'note')}`;
  if (breaks === 0) return `Nothing that would break a screen${told}.`;
  return `${plural(breaks, 'difference')} would break a screen${told}.`;
}

/** Formats the report for people. */
export function formatText(report: Told): string {
  const { api, site, calls, secrets } = report;
  const common = commonOf(calls);
  const lines = [
    `${api} as ${site} would ask it`,
    `${marks.breaks} breaks a screen   ${marks.notes} the site bears it   ${marks.holds} as it should be`,
    '',
    ...common.flatMap(commonLines),
    ...calls.flatMap((call) => linesOf(call, common)),
    '',
    verdictOf(report),
  ];
  return lines.map((line) => redact(line, secrets)).join('\n');
}

/** Formats the report for programs. */
export function formatJson({ api, site, calls, breaks, notes, secrets }: Told): string {
  const told = calls.map(({ findings, name, method, path, asked, slowestMs }) => ({
    call: `${method} ${path}`,
    operationId: name,
    asked,
    slowestMs,
    findings: findings.map((finding) => ({
      rule: finding.rule,
      breaks: isBreaking(finding),
      says: redact(formatFinding(finding), secrets),
    })),
  }));
  return JSON.stringify({ api, site, breaks, notes, calls: told }, null, 2);
}
