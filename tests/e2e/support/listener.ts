import type { CDPSession, Page } from '@playwright/test';
import { type Heard, hear } from './hearing.ts';
import { measureStop } from './keyboard.ts';

interface AccessibleNode {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** The states that a screen reader says of a focused control. */
const saidStates = ['checked', 'pressed', 'expanded', 'selected', 'invalid', 'disabled', 'level'] as const;

/** A control as a screen reader names it: role, name, states, value and description. */
function wordsOf({ role, name, description, value, properties = [] }: AccessibleNode): string {
  const states = saidStates.flatMap((state) => {
    const found = properties.find((property) => property.name === state)?.value.value;
    return found === undefined || found === false || found === 'false' ? [] : [`${state}=${found}`];
  });
  const parts = [
    `${role?.value} "${name?.value ?? ''}"`,
    ...states,
    ...(value?.value === undefined || value.value === '' ? [] : [`value "${value.value}"`]),
    ...(description?.value ? [`description "${description.value}"`] : []),
  ];
  return parts.join(', ');
}

/**
 * Hears a page as a screen reader does: each line is what it would say, in order. `focus` lines name the control by
 * the browser's own accessibility tree; `says` and `interrupts` are polite and assertive live regions; `title` is the
 * tab's. A line that ends in '(lost)' went away before it could be heard.
 */
export class Listener {
  readonly #page: Page;
  readonly #session: CDPSession;
  #known = 0;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** To be called before the page is opened. */
  static async on(page: Page): Promise<Listener> {
    await page.addInitScript(hear);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Listener(page, session);
  }

  async #focused(element: number): Promise<string> {
    const expression = `window.hearing.elements[${element}]`;
    const { result } = await this.#session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return 'nothing';
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const node = nodes[0] as AccessibleNode | undefined;
    return node?.role?.value ? wordsOf(node) : 'something that is gone';
  }

  /** What was said since the last time. The last line tells of a focus that is lost, or covered. */
  async heard(): Promise<string[]> {
    const events = await this.#page.evaluate((): Heard[] => window.hearing?.events ?? []);
    // A page that was loaded anew starts over.
    const news = events.slice(events.length < this.#known ? 0 : this.#known);
    this.#known = events.length;
    const lines: string[] = [];
    for (const event of news) {
      if (event.kind === 'focus') lines.push(`focus ${await this.#focused(event.element)}`);
      else if (event.kind === 'title') lines.push(`title "${event.text}"`);
      else
        lines.push(`${event.polite ? 'says' : 'interrupts'} "${event.text}"${event.lost ? ' (lost)' : ''}`);
    }
    return [...lines, ...(await this.#place())];
  }

  async #place(): Promise<string[]> {
    const isLost = await this.#page.evaluate(() => document.activeElement === document.body);
    if (isLost) return ['focus on nothing'];
    const covered = await this.#page.evaluate(measureStop);
    return covered?.includes('hidden at') ? [`covered ${covered}`] : [];
  }
}
