const patienceMs = 5_000;
const maxWaitMs = 10_000;

/** Delay after the first paint, in ms, as the member is about to interact. */
const firstViewQuietMs = 100;

let resolveFirstView = () => {};
let isFirstViewDone = false;
const firstView = new Promise<void>((resolve) => {
  resolveFirstView = () => {
    isFirstViewDone = true;
    resolve();
  };
});

/** Records the app's first paint. A browser is also idle while it waits for scripts. */
export function notifyFirstPaint(): void {
  setTimeout(resolveFirstView, firstViewQuietMs);
}

/**
 * Calls back when the browser is idle, at most after the timeout. Without `requestIdleCallback`: after half
 * of it.
 */
export function requestIdle(callback: () => void, patienceMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: patienceMs });
  else setTimeout(callback, patienceMs / 2);
}

/** Pointer, keyboard, voice control and autofill. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'input', 'click'];

/** Calls back once, at the next interaction. @returns runs the callback now, unless it has run */
export function onNextInteraction(callback: () => void, eventNames = interactionEvents): () => void {
  const controller = new AbortController();
  const runOnce = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    callback();
  };
  for (const eventName of eventNames)
    addEventListener(eventName, runOnce, { signal: controller.signal, capture: true, passive: true });
  return runOnce;
}

/**
 * Calls back once: at the first press or key, or when the browser is idle after the first view. The work then
 * delays no screen.
 */
export function onIdle(callback: () => void): void {
  const runOnce = onNextInteraction(() => {
    // The timer would retain the callback and member data.
    clearTimeout(timer);
    callback();
  }, ['pointerdown', 'keydown']);
  void firstView.then(() => requestIdle(runOnce, patienceMs));
  // A page without a first view still reports failures.
  const timer = setTimeout(runOnce, maxWaitMs);
}

/** Calls back now if the first view is painted, else when idle. */
export function afterFirstPaint(callback: () => void): void {
  if (isFirstViewDone) callback();
  else onIdle(callback);
}
