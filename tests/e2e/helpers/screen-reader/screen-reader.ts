import type { CDPSession, Page } from '@playwright/test';
import { speechOf } from './element-speech.ts';
import { findFocusProblem } from './keyboard.ts';
import { recordSpeechEvents, type SpeechEvent } from './speech-events.ts';

/** A line of what is heard, once it is known how it is said. */
interface Line {
  readonly kind: 'title' | 'live' | 'focus';
  readonly id?: number;
  readonly element?: number;
  readonly text: Promise<string | undefined>;
}

/** Runs in the page: what has the focus, as it was told of; -1 for what was not. */
const focusedElement = () => window.focused?.indexOf(document.activeElement as Element) ?? -1;

/** Runs in the page: done when all was told that has happened in it. */
const tellAll = () => window.tellListener?.({ kind: 'all' });

/** Runs in the page: whether nothing in it has the focus. */
const isFocusLost = () => document.activeElement === document.body || document.activeElement === null;

/**
 * Hears a page as a screen reader does: each line is what it would say. `focus` lines name the control by the
 * browser's own accessibility tree, `now` says how the focused one has changed; `says` and `interrupts` are polite and
 * assertive live regions; `title` is the tab's.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;
  #lines: Line[] = [];
  /** Those that `heard` has told. */
  #told: readonly Line[] = [];
  #hasFocused = false;
  /** What had the focus at `goOn`: which element, and how it was said. */
  #before: { element?: number | undefined; text: string | undefined } = { text: undefined };
  #lastAt = Date.now();

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** To be called before the page is opened. */
  static async attach(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const listener = new ScreenReader(page, session);
    await page.exposeBinding('tellListener', (_, readSpeech: SpeechEvent) => listener.#note(readSpeech));
    await page.addInitScript(recordSpeechEvents);
    return listener;
  }

  #note(readSpeech: SpeechEvent): void {
    if (readSpeech.kind === 'all') return;
    this.#lastAt = Date.now();
    if (readSpeech.kind === 'loaded') {
      this.#hasFocused = false;
      this.#before = { text: undefined };
      // Where the focus was on the page that was left.
      this.#lines = this.#lines.filter(({ kind }) => kind !== 'focus');
    } else if (readSpeech.kind === 'lost') this.#lines = this.#lines.filter(({ id }) => id !== readSpeech.id);
    else this.#lines = [...this.#lines, this.#lineOf(readSpeech)];
  }

  #lineOf(readSpeech: Exclude<SpeechEvent, { kind: 'loaded' | 'lost' | 'all' }>): Line {
    if (readSpeech.kind === 'title')
      return { kind: 'title', text: Promise.resolve(`title "${readSpeech.text}"`) };
    if (readSpeech.kind === 'live') {
      const verb = readSpeech.polite ? 'says' : 'interrupts';
      return { kind: 'live', id: readSpeech.id, text: Promise.resolve(`${verb} "${readSpeech.text}"`) };
    }
    this.#hasFocused = true;
    return {
      kind: 'focus',
      element: readSpeech.element,
      text: speechOf(this.#session, `window.focused[${readSpeech.element}]`),
    };
  }

  /** What has the focus, as it is said now. */
  readFocus(): Promise<string | undefined> {
    return speechOf(
      this.#session,
      'document.activeElement === document.body ? null : document.activeElement',
    );
  }

  /** Milliseconds since anything was heard. */
  silenceMs(): number {
    return Date.now() - this.#lastAt;
  }

  /** From here on `heard` tells what comes anew. */
  async startStep(): Promise<void> {
    const element = this.#told.findLast(({ kind }) => kind === 'focus')?.element ?? this.#before.element;
    this.#before = { element, text: await this.readFocus() };
    this.#lines = this.#lines.filter((line) => !this.#told.includes(line));
    this.#told = [];
  }

  /**
   * What was heard since `goOn`: the title first, then the rest in order. A title or a focus that gave way to the next
   * before anything was said was not heard, nor was what went away at once. The last line tells of a focus that is
   * lost or covered.
   */
  async readSpeech(): Promise<string[]> {
    const element = await this.#ask(focusedElement);
    const focused = await this.readFocus();
    // What has the focus is known before it is told that it came there.
    await this.#ask(tellAll);
    const lines = this.#lines;
    this.#told = lines;
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

  /** What live regions have said since `goOn`, in order. */
  async readLiveRegions(): Promise<string[]> {
    return (await this.readSpeech()).filter((line) => /^(says|interrupts) /.test(line));
  }

  /** The text of an element as a reader gets it in browse mode: run together, with no space that is not drawn. */
  async textOf(selector: string): Promise<string> {
    const expression = `document.querySelector(${JSON.stringify(selector)})`;
    const { result } = await this.#session.send('Runtime.evaluate', { expression });
    if (!result.objectId) throw new Error(`Nothing is at ${selector}`);
    const query = { objectId: result.objectId, role: 'StaticText' };
    const { nodes } = await this.#session.send('Accessibility.queryAXTree', query);
    return nodes.map(({ name }) => name?.value ?? '').join('');
  }

  /** Asks the page; undefined where that is being left. */
  async #ask<T>(question: () => T): Promise<T | undefined> {
    try {
      return await this.#page.evaluate(question);
    } catch {
      return undefined;
    }
  }

  /** Lines without those of a focus that stayed where it was, or gave way at once. */
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

  /** Tells of a focus that is lost or covered; nothing before anything has had it. */
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
