import type { TicketOutcome } from './ticket-outcomes.ts';

/** Outcomes that are final when they are shown. */
const finalOutcomes = ['won', 'lost'] as const satisfies readonly TicketOutcome[];
export type FinalOutcome = (typeof finalOutcomes)[number];

/** When an outcome was first shown, in ms since the epoch, by the ticket's ID. */
export type ShownTimes = ReadonlyMap<string, number>;
export type ShownResults = Readonly<Record<FinalOutcome, ShownTimes>>;

export const noResults: ShownResults = { won: new Map(), lost: new Map() };

const maxStoredPerOutcome = 500;

function parseTimes(value: unknown): ShownTimes {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.filter(([, at]) => Number.isFinite(at)));
}

/** Reads stored results. Ignores what is not readable. */
export function parseShownResults(text: string | undefined): ShownResults {
  try {
    const { won, lost } = JSON.parse(text ?? '{}');
    return { won: parseTimes(won), lost: parseTimes(lost) };
  } catch {
    return noResults;
  }
}

/** Keeps the newest 500 of each outcome. */
export function formatShownResults({ won, lost }: ShownResults): string {
  const toObject = (times: ShownTimes) => Object.fromEntries([...times].slice(-maxStoredPerOutcome));
  return JSON.stringify({ won: toObject(won), lost: toObject(lost) });
}

/** Combines the results of two tabs. The first time of a ticket stays. */
export function mergeShownResults(first: ShownResults, second: ShownResults): ShownResults {
  return {
    won: new Map([...second.won, ...first.won]),
    lost: new Map([...second.lost, ...first.lost]),
  };
}

export type OutcomesById = readonly (readonly [id: string, outcome: TicketOutcome])[];

/** Adds the final outcomes that have not been shown before. @returns the same object if there are none */
export function addShownResults(results: ShownResults, outcomes: OutcomesById, nowMs: number): ShownResults {
  const added = finalOutcomes.map((kind) =>
    outcomes.filter(([id, outcome]) => outcome === kind && !results[kind].has(id)),
  );
  if (added.every((list) => list.length === 0)) return results;
  const [won, lost] = finalOutcomes.map(
    (kind, index) => new Map([...results[kind], ...(added[index] ?? []).map(([id]) => [id, nowMs] as const)]),
  );
  return { won: won ?? results.won, lost: lost ?? results.lost };
}
