import { expect } from 'vitest';
import type { CreatedMember } from '../../helpers/sandbox-control.ts';
import { type Key, type Tab, timeoutMs } from './engine.ts';
import { locate, type Target } from './locate.ts';

const pauseMs = 40;

const pause = () => new Promise((next) => setTimeout(next, pauseMs));

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
   * Opens a tenant's site.
   * @param member undefined for no session; `announcedWins` in stored form
   */
  async signInAs(
    member: (Pick<CreatedMember, 'access' | 'refresh'> & { readonly announcedWins?: string }) | undefined,
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
      member &&
        ([member.access, member.refresh, `announced-wins/${club}`, member.announcedWins ?? '[]'] as const),
    );
  }

  /** @throws {Error} with the last value */
  async waitUntil<Value>(
    message: string,
    read: () => Promise<Value>,
    isExpected: (value: Value) => boolean,
  ): Promise<Value> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const value = await read();
      if (isExpected(value)) return value;
      if (Date.now() > deadline) throw new Error(`${message}: ${JSON.stringify(value)}`);
      await pause();
    }
  }

  async #findCentre(target: Target): Promise<{ x: number; y: number }> {
    let before = '';
    const readTarget = async () => {
      const located = await this.tab.evaluate(locate, target);
      const isStable = JSON.stringify(located) === before;
      before = JSON.stringify(located);
      return { located, isStable };
    };
    const { located } = await this.waitUntil(
      `cannot press the ${target.kind} '${target.name}'`,
      readTarget,
      (value) => value.isStable && 'x' in value.located,
    );
    return located as { x: number; y: number };
  }

  async press(
    kind: Target['kind'],
    name: string,
    options: Pick<Target, 'exact' | 'within'> = {},
  ): Promise<void> {
    const { x, y } = await this.#findCentre({ kind, name, ...options });
    await this.tab.click(x, y);
  }

  async fill(name: string, text: string, options: Pick<Target, 'exact' | 'within'> = {}): Promise<void> {
    const pressAndSelect = async () => {
      // The page may move between the look and the press.
      await this.press('field', name, options);
      return this.tab.evaluate(() => {
        const { activeElement } = document;
        const isField =
          activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
        if (isField) activeElement.select();
        return isField || `${activeElement?.outerHTML.slice(0, 120)} has the focus`;
      });
    };
    await this.waitUntil(`cannot type in '${name}'`, pressAndSelect, (result) => result === true);
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
    const isMatch = (value: string) => (typeof text === 'string' ? value.includes(text) : text.test(value));
    await this.waitUntil(`does not see ${text}`, () => this.text(within), isMatch);
  }

  async expectNoText(text: string): Promise<void> {
    await this.waitUntil(
      `still sees ${text}`,
      () => this.text(),
      (value) => !value.includes(text),
    );
  }

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
