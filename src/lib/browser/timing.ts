const patienceMs = 5_000;
const maxWaitMs = 10_000;

/** Delay after the first view, when the member starts to interact. */
const firstViewQuietMs = 100;

let resolveFirstView = () => {};
const firstView = new Promise<void>((resolve) => {
  resolveFirstView = resolve;
});

/** Starts the idle work. Not earlier, because the browser is also idle while scripts load. */
export function notifyFirstView(): void {
  setTimeout(resolveFirstView, firstViewQuietMs);
}

/** Calls back once: at the first press, key or focus, or when idle after the first view. */
export function onIdle(callback: () => void): void {
  const events = new AbortController();
  const runOnce = () => {
    if (events.signal.aborted) return;
    // The default reason is an error: its stack would retain the running closures, and so member data.
    events.abort('done');
    // The timer would retain the callback and member data.
    clearTimeout(timer);
    callback();
  };
  for (const eventName of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(eventName, runOnce, { signal: events.signal, capture: true, passive: true });
  void firstView.then(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(runOnce, { timeout: patienceMs });
    else setTimeout(runOnce, patienceMs / 2);
  });
  // A page without a first view still reports failures.
  const timer = setTimeout(runOnce, maxWaitMs);
}

/** In ms. A background tab never paints. */
const paintTimeoutMs = 200;

/** Calls back after the next paint. @returns cancels the callback */
export function afterPaint(callback: () => void): () => void {
  let isActive = true;
  const runOnce = () => {
    if (isActive) callback();
    isActive = false;
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(runOnce)));
  setTimeout(runOnce, paintTimeoutMs);
  return () => {
    isActive = false;
  };
}

/** The device's clock, in ms since the epoch, and the page's own time (`performance.now`). */
export interface Moment {
  readonly at: number;
  readonly uptime: number;
}

export const getMoment = (): Moment => ({ at: Date.now(), uptime: performance.now() });

/** Converts a stored time of the device's clock. A time in the future counts as now. */
export function toMoment(at: number, now = getMoment()): Moment {
  return { at, uptime: now.uptime - Math.max(0, now.at - at) };
}

/**
 * Returns the ms since a moment, by the clock that counted more. Only the device's clock continues while the device
 * sleeps, and only the page's own cannot be changed. NaN if the moment is unreadable.
 */
export function getElapsedMs(moment: Moment, now = getMoment()): number {
  return Math.max(0, now.at - moment.at, now.uptime - moment.uptime);
}
