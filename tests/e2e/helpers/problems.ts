import { type BrowserContext, expect } from '@playwright/test';

/** Collects what no page may do unnoticed: uncaught errors, policy violations, errors on the console. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** The test's own context is watched already; one that a test makes itself is to be named here. */
  track(context: BrowserContext): void {
    context.on('weberror', (event) => this.#seen.push(`uncaught: ${event.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Lets a test cause problems of a kind, such as the browser's own line about a refused request. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Fails if there was a problem that was not allowed. */
  check(): void {
    const unexpected = this.#seen.filter(
      (problem) => !this.#allowed.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'problems on the page').toEqual([]);
  }
}
