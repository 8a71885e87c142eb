import { type Database, readSetting, writeSetting } from './database.ts';

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * The time that the sandbox lives by: the machine's, shifted by what tests asked for. It keeps running after a
 * shift, and the shift survives a restart, because draws that closed in the future stay closed.
 */
export class Clock {
  readonly #database: Database;
  readonly #machine: () => number;
  #offsetMs: number;

  constructor(database: Database, machine: () => number) {
    this.#database = database;
    this.#machine = machine;
    this.#offsetMs = Number(readSetting(database, 'clockOffsetMs') ?? 0);
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#machine() + this.#offsetMs;
  }

  /** Makes it `now` (milliseconds since 1970). */
  set(now: number): void {
    this.#shift(now - this.#machine());
  }

  advance(ms: number): void {
    this.#shift(this.#offsetMs + ms);
  }

  /** Back to the machine's own time. */
  reset(): void {
    this.#shift(0);
  }

  #shift(offsetMs: number): void {
    this.#offsetMs = offsetMs;
    writeSetting(this.#database, 'clockOffsetMs', String(offsetMs));
  }
}

/** A moment as the API sends it: ISO 8601 in UTC; null stays null. */
export function toIso(ms: number): string;
export function toIso(ms: number | null): string | null;
export function toIso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
