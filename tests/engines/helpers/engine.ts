/** Timeout of waits in ms; generous for machines that run other tests. */
export const timeoutMs = 60_000;

/** The browser interface of the journeys; each engine implements it with its driver. */
export interface Tab {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a self-contained function in the page, with JSON arguments and result. */
  evaluate<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** @param width CSS pixels of the viewport, as is the height */
  resize(width: number, height: number): Promise<void>;
  /** Returns uncaught errors, policy violations and console errors since the last call. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowDown';

export interface Engine {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Returns a function call as an expression for any driver. */
export function callOf(script: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${script})(...${JSON.stringify(args)})`;
}

const pauseMs = 30;

/**
 * Leaves a page and waits for the next one, also from the back-forward cache, where drivers would wait
 * forever.
 * @param evaluate evaluates an expression in the page
 */
export async function waitForNextPage(
  evaluate: (expression: string) => Promise<unknown>,
  navigate: () => Promise<unknown>,
): Promise<void> {
  const marker = Math.random();
  const from = await evaluate(`(window.left = ${marker}, location.href)`);
  await navigate();
  const hasLeft = `window.left !== ${marker} || location.href !== ${JSON.stringify(from)}`;
  const deadline = Date.now() + timeoutMs;
  while (!(await evaluate(`(${hasLeft}) && document.readyState === 'complete'`))) {
    if (Date.now() > deadline) throw new Error('The next page does not load.');
    await new Promise((next) => setTimeout(next, pauseMs));
  }
}
