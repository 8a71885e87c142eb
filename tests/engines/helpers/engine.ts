/** In ms; generous for busy machines. */
export const timeoutMs = 60_000;

/** Each engine implements this with its driver. */
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
  /** Viewport size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns page errors since the last call. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowDown';

export interface Engine {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export function callOf(script: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${script})(...${JSON.stringify(args)})`;
}

const pauseMs = 30;

/** Waits for the next page, also from the back-forward cache, where drivers would wait forever. */
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
    if (Date.now() > deadline) {
      const state = await evaluate("location.href + ', ' + document.readyState");
      throw new Error(`The next page does not load. From ${from}, now at ${state}.`);
    }
    await new Promise((next) => setTimeout(next, pauseMs));
  }
}
