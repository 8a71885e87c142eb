/** How long a busy browser may put off what waits for it to be idle, and how long all may wait for the first view. */
const patienceMs = 5_000;
const longestMs = 10_000;

/** So long the first view is left alone, in ms: whoever waited for it is about to touch it. */
const restMs = 100;

let noteView = () => {};
let isRested = false;
const firstView = new Promise<void>((resolve) => {
  noteView = () => {
    isRested = true;
    resolve();
  };
});

/** Tells that the app's first view is on the page. A browser is idle before that too, but only waits for its scripts. */
export function notifyFirstPaint(): void {
  setTimeout(noteView, restMs);
}

/** Calls back when the browser has nothing else to do, or after so many ms; where it does not tell, after half of them. */
export function requestIdle(callback: () => void, patienceMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: patienceMs });
  else setTimeout(callback, patienceMs / 2);
}

/** Whatever somebody begins with: by hand, by keys, by voice, or by what a browser fills in for them. */
const touches = ['pointerdown', 'keydown', 'focusin', 'input', 'click'];

/** Calls back once, at the next touch of the page. @returns does so at once, if that is still to come */
export function onNextInteraction(callback: () => void, by = touches): () => void {
  const touched = new AbortController();
  const once = () => {
    if (touched.signal.aborted) return;
    touched.abort();
    callback();
  };
  for (const touch of by)
    addEventListener(touch, once, { signal: touched.signal, capture: true, passive: true });
  return once;
}

/**
 * Calls back once, at the first touch or key or when the browser is idle after the first view, so that what is loaded
 * then delays no screen.
 */
export function onIdle(callback: () => void): void {
  const once = onNextInteraction(() => {
    // A timer that is left holds the callback, and what a screen of the member has drawn with it.
    clearTimeout(timer);
    callback();
  }, ['pointerdown', 'keydown']);
  void firstView.then(() => requestIdle(once, patienceMs));
  // A page whose view never comes has failures to report.
  const timer = setTimeout(once, longestMs);
}

/** Calls back at once, or when it is quiet where the first view is still to be painted: for what only adds to it. */
export function afterFirstPaint(callback: () => void): void {
  if (isRested) callback();
  else onIdle(callback);
}
