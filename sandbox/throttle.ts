import { minuteMs, secondMs } from './clock.ts';
import { Refusal } from './refusal.ts';

const failuresAllowed = 10;

/** Slows down guessing: after ten failures within a minute a name has to wait until the first of them is a minute old. */
export class Throttle {
  readonly #failures = new Map<string, number[]>();

  /** @throws {Refusal} 429 with `Retry-After` in seconds while the name has to wait */
  check(name: string, now: number): void {
    const recent = this.#recent(name, now);
    const [oldest] = recent;
    if (oldest === undefined || recent.length < failuresAllowed) return;
    const seconds = Math.ceil((oldest + minuteMs - now) / secondMs);
    const detail = `Request was throttled. Expected available in ${seconds} seconds.`;
    throw new Refusal(429, { detail }, { 'Retry-After': String(seconds) });
  }

  fail(name: string, now: number): void {
    this.#failures.set(name, [...this.#recent(name, now), now]);
  }

  clear(): void {
    this.#failures.clear();
  }

  #recent(name: string, now: number): number[] {
    return (this.#failures.get(name) ?? []).filter((moment) => moment > now - minuteMs);
  }
}
