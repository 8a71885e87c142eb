import type { TicketOutcome } from './ticket-outcomes.ts';

/** Outcomes that are final when they are shown. */
export type FinalOutcome = 'won' | 'lost';

const isFinal = (outcome: TicketOutcome): outcome is FinalOutcome => outcome === 'won' || outcome === 'lost';

export const getResultKey = (outcome: FinalOutcome, ticketId: string) => `${outcome} ${ticketId}`;

/** When a final outcome was first shown, in ms since the epoch, by the key of outcome and ticket. */
export type KnownResults = ReadonlyMap<string, number>;

const maxStored = 1_000;

/** Reads stored results. Ignores what is not readable. */
export function parseKnownResults(text = '{}'): KnownResults {
  try {
    const stored: object = JSON.parse(text) ?? {};
    return new Map(Object.entries(stored).filter(([, at]) => Number.isFinite(at)));
  } catch {
    return new Map();
  }
}

/** Keeps the newest 1,000. */
export function formatKnownResults(results: KnownResults): string {
  return JSON.stringify(Object.fromEntries([...results].slice(-maxStored)));
}

export type OutcomesById = readonly (readonly [id: string, outcome: TicketOutcome])[];

/** Adds the final outcomes that are not known yet. @returns the same object if there are none */
export function addKnownResults(results: KnownResults, outcomes: OutcomesById, nowMs: number): KnownResults {
  const added = outcomes
    .flatMap(([id, outcome]) => (isFinal(outcome) ? getResultKey(outcome, id) : []))
    .filter((key) => !results.has(key));
  return added.length > 0 ? new Map([...results, ...added.map((key) => [key, nowMs] as const)]) : results;
}
