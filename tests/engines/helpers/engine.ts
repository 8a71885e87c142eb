/** How long the journeys wait for what is to come: a computer that runs other tests, too, is no defect of the site. */
export const timeoutMs = 60_000;

/** What the journeys need of a browser, and no more: each engine has a thin adapter to its driver. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** One step back in the history, as the browser's own button does. */
  back(): Promise<void>;
  /** Runs in the page. What it is given and returns is JSON; it may use nothing of its module. */
  evaluate<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses the main button at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types text into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** @param width of the viewport, in CSS pixels, as is the height */
  resize(width: number, height: number): Promise<void>;
  /** Uncaught errors, refused policies and console errors since this was last asked. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowDown';

export interface Engine {
  /** Another tab of the one profile that the engine has. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A call of a function of ours as text, which every driver takes as it is. */
export function callOf(script: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${script})(...${JSON.stringify(args)})`;
}

const pauseMs = 30;

/**
 * Leaves a page and waits for the next one. The drivers themselves would wait in vain for a page to load that comes from
 * the back-forward cache.
 * @param evaluate gives the value of an expression in the page
 * @param go begins to leave
 */
export async function waitForNextPage(
  evaluate: (expression: string) => Promise<unknown>,
  go: () => Promise<unknown>,
): Promise<void> {
  const left = Math.random();
  const from = await evaluate(`(window.left = ${left}, location.href)`);
  await go();
  const hasLeft = `window.left !== ${left} || location.href !== ${JSON.stringify(from)}`;
  const deadline = Date.now() + timeoutMs;
  while (!(await evaluate(`(${hasLeft}) && document.readyState === 'complete'`))) {
    if (Date.now() > deadline) throw new Error('The next page does not load.');
    await new Promise((next) => setTimeout(next, pauseMs));
  }
}
