import { expect } from 'vitest';
import type { CreatedMember } from '../../helpers/sandbox-control.ts';
import { type Key, type Tab, timeoutMs } from './engine.ts';
import { locate, type Target } from './locate.ts';

const pauseMs = 40;

const pause = () => new Promise((next) => setTimeout(next, pauseMs));

/** A person at one tab, who presses, types, reads and waits. */
export class Visitor {
  readonly tab: Tab;
  readonly #sitePort: number;

  constructor(tab: Tab, sitePort: number) {
    this.tab = tab;
    this.#sitePort = sitePort;
  }

  address(path: string, club = 'ciu'): string {
    return `http://${club}.praxis.localhost:${this.#sitePort}${path}`;
  }

  open(path: string, club?: string): Promise<void> {
    return this.tab.goto(this.address(path, club));
  }

  /**
   * Opens a tenant's site without a session, or with the given member's.
   * @param member `told` are the announced wins in their stored form
   */
  async signInAs(
    member: (Pick<CreatedMember, 'access' | 'refresh'> & { readonly told?: string }) | undefined,
    club = 'ciu',
  ): Promise<void> {
    await this.open('/robots.txt', club);
    await this.tab.evaluate(
      (tokens) => {
        localStorage.clear();
        sessionStorage.clear();
        if (!tokens) return;
        localStorage.setItem('token', tokens[0]);
        localStorage.setItem('refreshToken', tokens[1]);
        localStorage.setItem(tokens[2], tokens[3]);
      },
      member && ([member.access, member.refresh, `winsTold ${club}`, member.told ?? '[]'] as const),
    );
  }

  /** Waits until `look` returns the expected value. @throws {Error} with the last value */
  async waitUntil<Seen>(
    what: string,
    look: () => Promise<Seen>,
    isWanted: (seen: Seen) => boolean,
  ): Promise<Seen> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const seen = await look();
      if (isWanted(seen)) return seen;
      if (Date.now() > deadline) throw new Error(`${what}: ${JSON.stringify(seen)}`);
      await pause();
    }
  }

  async #middleOf(target: Target): Promise<{ x: number; y: number }> {
    let before = '';
    const look = async () => {
      const located = await this.tab.evaluate(locate, target);
      const isAtRest = JSON.stringify(located) === before;
      before = JSON.stringify(located);
      return { located, isAtRest };
    };
    const { located } = await this.waitUntil(
      `cannot press the ${target.kind} '${target.name}'`,
      look,
      (seen) => seen.isAtRest && 'x' in seen.located,
    );
    return located as { x: number; y: number };
  }

  async press(
    kind: Target['kind'],
    name: string,
    rest: Pick<Target, 'exact' | 'within'> = {},
  ): Promise<void> {
    const { x, y } = await this.#middleOf({ kind, name, ...rest });
    await this.tab.click(x, y);
  }

  /** Replaces a field's text. */
  async fill(name: string, text: string, rest: Pick<Target, 'exact' | 'within'> = {}): Promise<void> {
    await this.press('field', name, rest);
    await this.tab.evaluate(() => (document.activeElement as HTMLInputElement | null)?.select());
    await this.tab.type(text);
    const typed = await this.tab.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
    expect(typed, `what stands in '${name}'`).toBe(text);
  }

  key(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  text(within = 'body'): Promise<string> {
    return this.tab.evaluate(
      (selector) => (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replace(/\s+/g, ' '),
      within,
    );
  }

  async expectText(text: string | RegExp, within?: string): Promise<void> {
    const isThere = (seen: string) => (typeof text === 'string' ? seen.includes(text) : text.test(seen));
    await this.waitUntil(`does not see ${text}`, () => this.text(within), isThere);
  }

  async expectNoText(text: string): Promise<void> {
    await this.waitUntil(
      `still sees ${text}`,
      () => this.text(),
      (seen) => !seen.includes(text),
    );
  }

  /** Waits until the tab is at a path and its screen has loaded. */
  async expectPath(path: string, club?: string): Promise<void> {
    await this.waitUntil(
      `is not at ${path}`,
      () => this.tab.evaluate(() => location.origin + location.pathname),
      (at) => at === this.address(path, club),
    );
    await this.expectScreen();
  }

  async expectScreen(): Promise<void> {
    await this.waitUntil(
      'the screen does not load',
      () =>
        this.tab.evaluate(
          () =>
            Boolean(document.querySelector('h1')) && !document.querySelector('[aria-busy=true], #skeleton'),
        ),
      Boolean,
    );
  }
}
