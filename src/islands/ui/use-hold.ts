import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How long a press lasts before it counts as holding. */
const holdMs = 400;
const firstPauseMs = 140;
const shortestPauseMs = 40;
/** Each pause is this part of the one before. */
const acceleration = 0.88;

function isOutside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Handlers of a button that steps once when pressed and, held down, runs on ever quicker until it is let go, left,
 * cancelled or can go no further.
 * @param step goes one step; false when there is none left
 */
export function useHold(step: () => boolean) {
  const latest = useRef(step);
  latest.current = step;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRun = useRef(false);
  const stop = () => clearTimeout(timer.current);

  useEffect(() => {
    const end = () => clearTimeout(timer.current);
    window.addEventListener('blur', end);
    document.addEventListener('visibilitychange', end);
    return () => {
      end();
      window.removeEventListener('blur', end);
      document.removeEventListener('visibilitychange', end);
    };
  }, []);

  const runOn = (waitMs: number, pauseMs: number) => {
    timer.current = setTimeout(() => {
      hasRun.current = true;
      if (latest.current()) runOn(pauseMs, Math.max(shortestPauseMs, pauseMs * acceleration));
    }, waitMs);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      hasRun.current = false;
      stop();
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      runOn(holdMs, firstPauseMs);
    },
    onPointerMove: (event: PointerEvent) => {
      if (isOutside(event)) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onLostPointerCapture: stop,
    onBlur: stop,
    // What a long press opens elsewhere would take the finger away from the button.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // Keys and assistive technology click without a pointer, so that nothing was held then (detail 0).
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || !hasRun.current) latest.current();
      hasRun.current = false;
    },
  };
}
