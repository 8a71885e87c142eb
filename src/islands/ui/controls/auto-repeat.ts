import { subscribePageVisibility } from '../../../lib/browser/page-visibility.ts';

const holdMs = 400;
const initialPauseMs = 140;
const minPauseMs = 40;
const acceleration = 0.88;

function isOutside(button: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Suppresses the click that ends a press. A click by keyboard has detail 0. */
function suppressClick(button: Element): void {
  const nextPress = new AbortController();
  const { signal } = nextPress;
  const stopClick = (event: Event) => {
    if (event instanceof MouseEvent && event.detail > 0) event.stopPropagation();
  };
  button.addEventListener('click', stopClick, { signal });
  window.addEventListener('pointerdown', () => nextPress.abort('done'), { capture: true, signal });
}

/**
 * Repeats `step` at a growing rate until the pointer leaves or releases the button.
 * @param step returns false at the limit
 */
export function startAutoRepeat(button: Element, step: () => boolean): void {
  const press = new AbortController();
  const { signal } = press;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    press.abort('done');
  };
  const scheduleStep = (waitMs: number, pauseMs: number) => {
    timer = setTimeout(() => {
      if (waitMs === holdMs) suppressClick(button);
      if (step()) scheduleStep(pauseMs, Math.max(minPauseMs, pauseMs * acceleration));
    }, waitMs);
  };
  for (const type of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(type, stop, { signal });
  signal.addEventListener('abort', subscribePageVisibility(stop), { once: true });
  window.addEventListener('pointermove', (event) => isOutside(button, event) && stop(), { signal });
  scheduleStep(holdMs, initialPauseMs);
}
