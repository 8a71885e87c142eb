/** The seed makes a run repeatable. */
import type { ElementHandle, Page } from '@playwright/test';
import { patternOf } from '../../../sandbox/http/request-parsing.ts';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';
import type { FaultInput, SandboxControl } from '../../helpers/sandbox-control.ts';
import { siteUrl } from '../helpers/hosts/addresses.ts';

interface Cage {
  readonly page: Page;
  readonly sandbox: SandboxControl;
  readonly club: string;
}

/** Random numbers in [0, 1) from a seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const texts = [
  '',
  'Ada',
  'alex@example.com',
  '£12.50',
  '-1',
  '<b>x</b>',
  "'; --",
  '😀'.repeat(20),
  '\u202e',
  '0',
];
const keys = [
  'Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'Space',
  'Home',
  'End',
  'Control+b',
  'PageDown',
];
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;
const faults: readonly FaultInput[] = [
  { status: 500, body: '<h1>Oops</h1>' },
  { status: 400, body: { detail: 'No.' } },
  { status: 401, body: {} },
  { status: 404, body: {} },
  { status: 429, body: {}, headers: { 'Retry-After': '0' } },
  { status: 200, body: '{"results": [' },
  { status: 200, body: { results: [null, {}, 7] } },
  { status: 200, body: '' },
  { drop: 'body', status: 200, body: { results: [] } },
  { when: 'after', status: 502 },
  { delayMs: 300 },
];
const paths = [...new Set(routeNames.map((name) => getRoute(name).path.replace(':id', '1'))), '/nowhere'];
const controls =
  'a[href]:not([target=_blank]), button, input:not([type=hidden]), textarea, select, summary, [role=spinbutton]';

/** Interactive elements on the screen. */
async function reachable(page: Page): Promise<readonly ElementHandle<Element>[]> {
  const handle = await page.evaluateHandle((selector) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  }, controls);
  const elements = [...(await handle.getProperties()).values()];
  return elements.flatMap((element) => element.asElement() ?? []) as ElementHandle<Element>[];
}

export class Monkey {
  readonly steps: string[] = [];
  readonly #cage: Cage;
  readonly #next: () => number;

  constructor(cage: Cage, seed: number) {
    this.#cage = cage;
    this.#next = numbersOf(seed);
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.#next() * from.length)];
  }

  /** Acts once. Outside of the app it navigates back. A page unload interrupts it. */
  async act(): Promise<void> {
    const { page, club } = this.#cage;
    await (this.isOutside ? page.goto(siteUrl(club)) : this.#actOnce()).catch((error: unknown) => {
      if (!/context was destroyed|because of a navigation|another navigation|ERR_ABORTED/.test(String(error)))
        throw error;
    });
  }

  async #actOnce(): Promise<void> {
    const dice = this.#next();
    if (dice < 0.5) await this.#press();
    else if (dice < 0.65) await this.#type();
    else if (dice < 0.77) await this.#hitKey();
    else if (dice < 0.85) await this.#travel();
    else if (dice < 0.9) await this.#resize();
    else await this.#spoil();
  }

  async #press(): Promise<void> {
    const element = this.#pick(await reachable(this.#cage.page));
    const name = await element
      ?.evaluate((node) => node.textContent?.trim().slice(0, 40) || node.outerHTML.slice(0, 80))
      .catch(() => 'gone');
    this.steps.push(`press '${name}'`);
    // A synthetic click reaches covered or moving elements too.
    await element?.evaluate((node) => (node as HTMLElement).click()).catch(() => {});
  }

  async #type(): Promise<void> {
    const { page } = this.#cage;
    const fields = page.locator('input:visible:not([type=checkbox], [type=radio]), textarea:visible');
    const index = Math.floor(this.#next() * (await fields.count()));
    const text = this.#pick(texts) ?? '';
    this.steps.push(`type '${text}' into field ${index}`);
    await fields
      .nth(index)
      .fill(text, { timeout: 500 })
      .catch(() => {});
  }

  async #hitKey(): Promise<void> {
    const key = this.#pick(keys) ?? 'Tab';
    this.steps.push(`key ${key}`);
    await this.#cage.page.keyboard.press(key);
  }

  async #travel(): Promise<void> {
    const { page, club } = this.#cage;
    const where = this.#pick(['back', 'forward', 'back', 'address'] as const);
    const path = this.#pick(paths) ?? '/';
    this.steps.push(where === 'address' ? `open ${path}` : `go ${where}`);
    if (where === 'address') await page.goto(siteUrl(club, path));
    else await page.evaluate((steps) => history.go(steps), where === 'back' ? -1 : 1);
  }

  async #resize(): Promise<void> {
    const size = this.#pick(sizes) ?? sizes[0];
    this.steps.push(`resize to ${size.width}`);
    await this.#cage.page.setViewportSize(size);
  }

  async #spoil(): Promise<void> {
    const { sandbox } = this.#cage;
    const fault = this.#pick(faults) ?? {};
    const [name, endpoint] = this.#pick(endpoints) ?? [];
    this.steps.push(`spoil ${name} with ${JSON.stringify(fault)}`);
    await sandbox.clearFaults();
    await sandbox.faults({ ...fault, path: endpoint?.path, method: endpoint?.method, times: 3 });
  }

  get isOutside(): boolean {
    return !this.#cage.page.url().startsWith(siteUrl(this.#cage.club, ''));
  }
}

/** Includes images and the payment page of the sandbox. */
export function isKnownRequest(method: string, pathname: string): boolean {
  const pattern = patternOf(method, pathname);
  const isCall = endpoints.some(([, endpoint]) => endpoint.method === method && endpoint.path === pattern);
  return isCall || /^\/(pictures|pay)/.test(pathname);
}
