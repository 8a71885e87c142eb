const patienceMs = 5_000;
const maxWaitMs = 10_000;

/** Delay after the first paint, when the member starts to interact. */
const firstViewQuietMs = 100;

let resolveFirstView = () => {};
let isFirstViewDone = false;
const firstView = new Promise<void>((resolve) => {
  resolveFirstView = () => {
    isFirstViewDone = true;
    resolve();
  };
});

/** Records the first paint. Before it, the browser is also idle while scripts load. */
export function notifyFirstPaint(): void {
  setTimeout(resolveFirstView, firstViewQuietMs);
}

/** Calls back when idle, at most after `patienceMs`; without `requestIdleCallback`, after half of it. */
export function requestIdle(callback: () => void, patienceMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: patienceMs });
  else setTimeout(callback, patienceMs / 2);
}

/** Pointer, keyboard, voice control and autofill. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'input', 'click'];

/** Calls back once. @returns a function that runs a pending callback now */
export function onNextInteraction(callback: () => void, eventNames = interactionEvents): () => void {
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
  const runOnce = onNextInteraction(() => {
    // The timer would retain the callback and member data.
    clearTimeout(timer);
    callback();
  }, ['pointerdown', 'keydown']);
  void firstView.then(() => requestIdle(runOnce, patienceMs));
  // A page without a first view still reports failures.
  const timer = setTimeout(runOnce, maxWaitMs);
}

export function afterFirstPaint(callback: () => void): void {
  if (isFirstViewDone) callback();
  else onIdle(callback);
}
