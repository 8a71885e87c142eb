import type { Database } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * The machine's time plus an offset. The offset survives a restart, so that draws closed in the future stay
 * closed.
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

  /** Ms since 1970. */
  now(): number {
    return this.#machine() + this.#offsetMs;
  }

  set(now: number): void {
    this.#shift(now - this.#machine());
  }

  advance(ms: number): void {
    this.#shift(this.#offsetMs + ms);
  }

  reset(): void {
    this.#shift(0);
  }

  #shift(offsetMs: number): void {
    this.#offsetMs = offsetMs;
    writeSetting(this.#database, 'clockOffsetMs', String(offsetMs));
  }
}

/** ISO 8601 in UTC. */
export function toIso(ms: number): string;
export function toIso(ms: number | null): string | null;
export function toIso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
