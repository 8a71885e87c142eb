import { minuteMs, secondMs } from '../storage/clock.ts';
import { Refusal } from './refusal.ts';

const maxFailures = 10;

/**
 * Limits password guesses: after ten failures within a minute, a name waits until the oldest is a minute old.
 */
export class Throttle {
  readonly #failures = new Map<string, number[]>();

  /** @throws {Refusal} 429 with `Retry-After` in seconds */
  check(name: string, now: number): void {
    const recent = this.#recent(name, now);
    const [oldest] = recent;
    if (oldest === undefined || recent.length < maxFailures) return;
    const seconds = Math.ceil((oldest + minuteMs - now) / secondMs);
    const detail = `Request was throttled. Expected available in ${seconds} seconds.`;
    throw new Refusal(429, { detail }, { 'Retry-After': String(seconds) });
  }

  fail(name: string, now: number): void {
    const failures = [...this.#recent(name, now), now];
    this.#failures.delete(name); // orders the map by latest failure
    this.#failures.set(name, failures);
    for (const other of this.#failures.keys()) {
      if (this.#recent(other, now).length > 0) break;
      this.#failures.delete(other);
    }
  }

  get size(): number {
    return this.#failures.size;
  }

  clear(): void {
    this.#failures.clear();
  }

  #recent(name: string, now: number): number[] {
    return (this.#failures.get(name) ?? []).filter((moment) => moment > now - minuteMs);
  }
}
