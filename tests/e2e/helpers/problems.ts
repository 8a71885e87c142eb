import { type BrowserContext, expect } from '@playwright/test';

/** Collects uncaught errors, policy violations and console errors. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** For further contexts; the test's own is tracked. */
  track(context: BrowserContext): void {
    context.on('weberror', (event) => this.#seen.push(`uncaught: ${event.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Permits problems, such as the browser's message about a refused request. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  check(): void {
    const unexpected = this.#seen.filter(
      (problem) => !this.#allowed.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'problems on the page').toEqual([]);
  }
}
