/** How long a press lasts before it counts as holding. */
const holdMs = 400;
const firstPauseMs = 140;
const shortestPauseMs = 40;
/** Each pause is this part of the one before. */
const acceleration = 0.88;

function isOutside(button: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** The click that ends a run is no further step; one by a key is (detail 0). */
function swallowClick(button: Element): void {
  const pressed = new AbortController();
  const { signal } = pressed;
  const swallow = (event: Event) => {
    if (event instanceof MouseEvent && event.detail > 0) event.stopPropagation();
  };
  button.addEventListener('click', swallow, { signal });
  window.addEventListener('pointerdown', () => pressed.abort(), { capture: true, signal });
}

/**
 * Runs on ever quicker while a button is held down, until it is let go, left, cancelled or can go no further.
 * @param step goes one step; false when there is none left
 */
export function startAutoRepeat(button: Element, step: () => boolean): void {
  const held = new AbortController();
  const { signal } = held;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    held.abort();
  };
  const runOn = (waitMs: number, pauseMs: number) => {
    timer = setTimeout(() => {
      if (waitMs === holdMs) swallowClick(button);
      if (step()) runOn(pauseMs, Math.max(shortestPauseMs, pauseMs * acceleration));
    }, waitMs);
  };
  for (const type of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(type, stop, { signal });
  document.addEventListener('visibilitychange', stop, { signal });
  window.addEventListener('pointermove', (event) => isOutside(button, event) && stop(), { signal });
  runOn(holdMs, firstPauseMs);
}
