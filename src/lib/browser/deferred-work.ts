const patienceMs = 5_000;
const maxWaitMs = 10_000;

/** Delay after the first view, when the member starts to interact. */
const firstViewQuietMs = 100;

let resolveFirstView = () => {};
const firstView = new Promise<void>((resolve) => {
  resolveFirstView = resolve;
});

/** Starts the idle work. Before the first view, the browser is also idle while scripts load. */
export function notifyFirstView(): void {
  setTimeout(resolveFirstView, firstViewQuietMs);
}

let resolveIdleStart = () => {};
const idleStart = new Promise<void>((resolve) => {
  resolveIdleStart = resolve;
});

/** Lets idle time count as the first interaction, on screens that visitors do not only look at. */
export const allowIdleStart = (): void => resolveIdleStart();

/** Calls back once. @returns a function that runs a pending callback now */
function onEvent(callback: () => void, eventNames: readonly string[]): () => void {
  const controller = new AbortController();
  const runOnce = () => {
    if (controller.signal.aborted) return;
    // The default reason is an error: its stack would retain the running closures, and so member data.
    controller.abort('done');
    callback();
  };
  for (const eventName of eventNames)
    addEventListener(eventName, runOnce, { signal: controller.signal, capture: true, passive: true });
  return runOnce;
}

/** Calls back once: at the first press or key, or when idle after the first view. */
export function onIdle(callback: () => void): void {
  const runOnce = onEvent(() => {
    // The timer would retain the callback and member data.
    clearTimeout(timer);
    callback();
  }, ['pointerdown', 'keydown']);
  void firstView.then(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(runOnce, { timeout: patienceMs });
    else setTimeout(runOnce, patienceMs / 2);
  });
  // A page without a first view still reports failures.
  const timer = setTimeout(runOnce, maxWaitMs);
}

/**
 * Calls back once: at the first pointer, key, voice control or autofill, or when idle after `allowIdleStart`.
 * @returns a function that runs a pending callback now
 */
export function onFirstInteraction(callback: () => void): () => void {
  const runOnce = onEvent(callback, ['pointerdown', 'keydown', 'focusin', 'input', 'click']);
  void idleStart.then(() => onIdle(runOnce));
  return runOnce;
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
