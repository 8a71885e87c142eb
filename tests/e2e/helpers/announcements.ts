import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    reportAnnouncement?: (line: string) => unknown;
  }
}

/** Runs in the page: reports each line that is added to a live region. */
function reportAnnouncements(): void {
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      const region = target instanceof Element && target.closest('#announcer, #alerts, [data-live]');
      if (!region) continue;
      for (const { textContent } of addedNodes)
        window.reportAnnouncement?.(`${region.getAttribute('aria-live')}: ${textContent}`);
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Ends after the timer by which the app announces, which is shorter. Both are timers of the page. */
const outlastQueue = () => new Promise((done) => setTimeout(done, 250));

/** What the polite and the assertive live region say over time, such as `polite: 1 raffle`. */
export class Announcements {
  readonly #page: Page;
  #lines: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Records the regions of the page and its dialogs, over all its documents. Call this before the page opens. */
  static async record(page: Page): Promise<Announcements> {
    const announcements = new Announcements(page);
    await page.exposeBinding('reportAnnouncement', (_, line: string) => announcements.#lines.push(line));
    await page.addInitScript(reportAnnouncements);
    return announcements;
  }

  /** All lines since `clear`, in order. */
  read(): readonly string[] {
    return this.#lines;
  }

  clear(): void {
    this.#lines = [];
  }

  /** Expects each of these lines once and no other, also when all that is queued has been said. Clears them. */
  async expectOnly(...lines: readonly (string | RegExp)[]): Promise<void> {
    const expected = lines.map((line) => (line instanceof RegExp ? expect.stringMatching(line) : line));
    await expect.poll(() => this.#lines).toEqual(expected);
    await this.#page.evaluate(outlastQueue);
    expect(this.#lines).toEqual(expected);
    this.clear();
  }
}
