import { callNotes } from '../calls/call-notes.ts';
import { type Finding, formatFinding, isBreaking } from './finding.ts';
import { redact } from './secrets.ts';
import type { CallReport, Report } from './verify.ts';

type RedactableReport = Report & { readonly secrets: readonly string[] };

const symbols = { breaks: '✗', notes: '·', holds: '✓' } as const;

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function symbolOf({ findings }: CallReport): string {
  if (findings.some(isBreaking)) return symbols.breaks;
  return findings.length > 0 ? symbols.notes : symbols.holds;
}

function formatHead(call: CallReport): string {
  const { name, method, path, asked, slowestMs } = call;
  const duration = slowestMs === undefined ? 'no answer' : `at most ${slowestMs} ms`;
  return `${symbolOf(call)} ${method} ${path}   ${callNotes[name].usedBy} (asked ${plural(asked, 'time')}, ${duration})`;
}

function formatLine(finding: Finding): string {
  const symbol = isBreaking(finding) ? symbols.breaks : symbols.notes;
  return `    ${symbol} ${formatFinding(finding)} [${finding.rule}]`;
}

/** Findings of this many calls are printed once, at the top. */
const commonFrom = 3;

interface CommonLine {
  readonly line: string;
  readonly calls: readonly CallReport[];
}

function findCommonLines(calls: readonly CallReport[]): CommonLine[] {
  const lines = calls.flatMap((call) =>
    call.findings.map((finding) => ({ line: formatLine(finding), call })),
  );
  return [...Map.groupBy(lines, ({ line }) => line)]
    .filter(([, found]) => found.length >= commonFrom)
    .map(([line, found]) => ({ line, calls: found.map(({ call }) => call) }));
}

function formatCommonLine({ line, calls }: CommonLine): string[] {
  return [
    `In ${calls.length} calls: ${calls.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    line,
    '',
  ];
}

function formatCall(call: CallReport, common: readonly CommonLine[]): string[] {
  const commonTexts = new Set(common.map(({ line }) => line));
  return [formatHead(call), ...call.findings.map(formatLine).filter((line) => !commonTexts.has(line))];
}

function formatSummary({ breaks, notes }: Report): string {
  const notesText = `, and ${plural(notes, 'note')}`;
  if (breaks === 0) return `Nothing that would break a screen${notesText}.`;
  return `${plural(breaks, 'difference')} would break a screen${notesText}.`;
}

export function formatText(report: RedactableReport): string {
  const { api, site, calls, secrets } = report;
  const common = findCommonLines(calls);
  const lines = [
    `${api} as ${site} would ask it`,
    `${symbols.breaks} breaks a screen   ${symbols.notes} the site bears it   ${symbols.holds} as it should be`,
    '',
    ...common.flatMap(formatCommonLine),
    ...calls.flatMap((call) => formatCall(call, common)),
    '',
    formatSummary(report),
  ];
  return lines.map((line) => redact(line, secrets)).join('\n');
}

export function formatJson({ api, site, calls, breaks, notes, secrets }: RedactableReport): string {
  const entries = calls.map(({ findings, name, method, path, asked, slowestMs }) => ({
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
  return JSON.stringify({ api, site, breaks, notes, calls: entries }, null, 2);
}
