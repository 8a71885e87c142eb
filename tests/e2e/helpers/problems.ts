import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';
import { apiPort } from './hosts/addresses.ts';

const cutConnection = /net::ERR_(FAILED|ABORTED|INTERNET_DISCONNECTED|(EMPTY|INCOMPLETE|CONNECTION)_\w+)/;

/**
 * The browser logs each failed request. Accepted are connections that a test cuts, and replies of the API and of
 * documents: what the member then sees is the test's subject. A missing file of the site is a problem.
 */
function isAcceptedRequestLog(message: ConsoleMessage): boolean {
  const [, reason = ''] = /^Failed to load resource: (.*)/.exec(message.text()) ?? [];
  if (cutConnection.test(reason)) return true;
  const { port, pathname } = new URL(message.location().url || 'about:blank');
  const isSiteFile = port !== String(apiPort) && /\.\w+$/.test(pathname);
  return reason.includes('responded with a status of') && !isSiteFile;
}

/** Collects uncaught errors, policy violations, console errors, and the sandbox's own errors. */
export class Problems {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** For further contexts; the test's own is tracked. */
  track(context: BrowserContext): void {
    context.on('weberror', (event) => this.#problems.push(`uncaught: ${event.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error' && !isAcceptedRequestLog(message))
        this.#problems.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Permits what a test provokes, such as a violation of the security policy. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  report(problem: string): void {
    this.#problems.push(problem);
  }

  check(): void {
    const unexpected = this.#problems.filter(
      (problem) => !this.#allowed.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'problems on the page').toEqual([]);
  }
}
