import { timeoutMs } from './patience.ts';

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
