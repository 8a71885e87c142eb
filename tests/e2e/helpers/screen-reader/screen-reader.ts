import type { CDPSession, Page } from '@playwright/test';
import { speechOf } from './element-speech.ts';
import { findFocusProblem } from './keyboard.ts';
import { recordSpeechEvents, type SpeechEvent } from './speech-events.ts';

interface Line {
  readonly kind: 'title' | 'live' | 'focus';
  readonly id?: number;
  readonly element?: number;
  readonly text: Promise<string | undefined>;
}

/** Index in `window.focused`; -1 if unreported. */
const focusedElement = () => window.focused?.indexOf(document.activeElement as Element) ?? -1;

/** Resolves when all earlier events are reported. */
const reportAll = () => window.recordSpeech?.({ kind: 'all' });

/** Ends after the timer by which the app announces, which is shorter. Both are timers of the page. */
const outlastAnnouncements = () => new Promise((done) => setTimeout(done, 250));

const isFocusLost = () => document.activeElement === document.body || document.activeElement === null;

/**
 * Emulates a screen reader; each line is one announcement. `says` and `interrupts` are polite and assertive
 * live regions. `focus` names a control by the browser's accessibility tree; `now` reports its change.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;
  #lines: Line[] = [];
  /** Lines that `readSpeech` has returned. */
  #spoken: readonly Line[] = [];
  #hasFocused = false;
  /** The focus at `startStep`. */
  #before: { element?: number | undefined; text: string | undefined } = { text: undefined };
  #lastAt = Date.now();

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Call this before the page opens. */
  static async attach(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const listener = new ScreenReader(page, session);
    await page.exposeBinding('recordSpeech', (_, event: SpeechEvent) => listener.#record(event));
    await page.addInitScript(recordSpeechEvents);
    return listener;
  }

  #record(event: SpeechEvent): void {
    if (event.kind === 'all') return;
    this.#lastAt = Date.now();
    if (event.kind === 'loaded') {
      this.#hasFocused = false;
      this.#before = { text: undefined };
      this.#lines = this.#lines.filter(({ kind }) => kind !== 'focus');
    } else if (event.kind === 'lost') this.#lines = this.#lines.filter(({ id }) => id !== event.id);
    else this.#lines = [...this.#lines, this.#lineOf(event)];
  }

  #lineOf(event: Exclude<SpeechEvent, { kind: 'loaded' | 'lost' | 'all' }>): Line {
    if (event.kind === 'title') return { kind: 'title', text: Promise.resolve(`title "${event.text}"`) };
    if (event.kind === 'live') {
      const verb = event.polite ? 'says' : 'interrupts';
      return { kind: 'live', id: event.id, text: Promise.resolve(`${verb} "${event.text}"`) };
    }
    this.#hasFocused = true;
    return {
      kind: 'focus',
      element: event.element,
      text: speechOf(this.#session, `window.focused[${event.element}]`),
    };
  }

  readFocus(): Promise<string | undefined> {
    return speechOf(
      this.#session,
      'document.activeElement === document.body ? null : document.activeElement',
    );
  }

  /** Waits until what is queued is announced. A move of the focus before would repeat its message. */
  async waitForAnnouncements(): Promise<void> {
    await this.#page.evaluate(outlastAnnouncements);
  }

  /** Time since the last event. */
  silenceMs(): number {
    return Date.now() - this.#lastAt;
  }

  /** Drops the returned lines. */
  async startStep(): Promise<void> {
    const element = this.#spoken.findLast(({ kind }) => kind === 'focus')?.element ?? this.#before.element;
    this.#before = { element, text: await this.readFocus() };
    this.#lines = this.#lines.filter((line) => !this.#spoken.includes(line));
    this.#spoken = [];
  }

  /**
   * Returns the speech since `startStep`, title first. Omits titles, focus moves and messages that were
   * replaced or removed at once. The last line reports a lost or covered focus.
   */
  async readSpeech(): Promise<string[]> {
    const element = await this.#ask(focusedElement);
    const focused = await this.readFocus();
    // The focus is readable before its event is reported.
    await this.#ask(reportAll);
    const lines = this.#lines;
    this.#spoken = lines;
    const title = await lines.findLast(({ kind }) => kind === 'title')?.text;
    const kept = this.#moves(lines.filter(({ kind }) => kind !== 'title'));
    const last = kept.findLast(({ kind }) => kind === 'focus');
    const texts = await Promise.all(
      kept.map(async (line) => {
        if (line.kind === 'live') return line.text;
        const isStill = line === last && line.element === element;
        return `focus ${(isStill ? focused : await line.text) ?? 'something that is gone'}`;
      }),
    );
    const hasChanged = !last && focused !== undefined && focused !== this.#before.text;
    return [
      ...(title ? [title] : []),
      ...texts.flatMap((text) => text ?? []),
      ...(hasChanged ? [`now ${focused}`] : []),
      ...(await this.#place()),
    ];
  }

  async readLiveRegions(): Promise<string[]> {
    return (await this.readSpeech()).filter((line) => /^(says|interrupts) /.test(line));
  }

  /** Joins the text as browse mode does, with rendered spaces only. */
  async textOf(selector: string): Promise<string> {
    const expression = `document.querySelector(${JSON.stringify(selector)})`;
    const { result } = await this.#session.send('Runtime.evaluate', { expression });
    if (!result.objectId) throw new Error(`Nothing is at ${selector}`);
    const query = { objectId: result.objectId, role: 'StaticText' };
    const { nodes } = await this.#session.send('Accessibility.queryAXTree', query);
    return nodes.map(({ name }) => name?.value ?? '').join('');
  }

  /** Undefined during a navigation. */
  async #ask<T>(question: () => T): Promise<T | undefined> {
    try {
      return await this.#page.evaluate(question);
    } catch {
      return undefined;
    }
  }

  /** Drops focus lines without a move, and moves that another follows at once. */
  #moves(lines: readonly Line[]): Line[] {
    let at = this.#before.element;
    const moves = lines.filter(({ kind, element }) => {
      if (kind !== 'focus') return true;
      const hasMoved = element !== at;
      at = element;
      return hasMoved;
    });
    return moves.filter(({ kind }, index) => kind !== 'focus' || moves[index + 1]?.kind !== 'focus');
  }

  /** Reports a lost or covered focus. */
  async #place(): Promise<string[]> {
    if (!this.#hasFocused) return [];
    try {
      if (await this.#page.evaluate(isFocusLost)) return ['focus on nothing'];
      const covered = await this.#page.evaluate(findFocusProblem);
      return covered?.includes('hidden at') ? [`focus covered: ${covered}`] : [];
    } catch {
      return ['page on its way'];
    }
  }
}
