import { type PointerEvent, useRef } from 'react';

interface Drag {
  readonly startY: number;
  readonly startTop: number;
  readonly y: number;
  readonly at: number;
  /** Upward speed in px per ms. */
  readonly speed: number;
}

const minDragPx = 4;

const momentumMs = 160;
const maxSpeed = 3;

const maxPauseMs = 60;

/** Drags a list with momentum. A press without movement stays a click. */
export function useMouseDrag(itemPx: number) {
  const drag = useRef<Drag>(undefined);
  /** `data-dragged` disables scroll snapping (`pickers.css`). */
  const setDragged = (list: Element, isDragged: boolean) => list.toggleAttribute('data-dragged', isDragged);
  const handlePointerUp = ({ currentTarget: list, timeStamp }: PointerEvent) => {
    const { current } = drag;
    drag.current = undefined;
    if (!current || !list.hasAttribute('data-dragged')) return;
    const speed =
      timeStamp - current.at > maxPauseMs ? 0 : Math.max(-maxSpeed, Math.min(maxSpeed, current.speed));
    list.scrollTo({ top: Math.round((list.scrollTop + speed * momentumMs) / itemPx) * itemPx });
  };
  return {
    onPointerDown: ({ pointerType, button, clientY, timeStamp, currentTarget }: PointerEvent) => {
      setDragged(currentTarget, false);
      if (pointerType !== 'mouse' || button !== 0) return;
      const { scrollTop } = currentTarget;
      drag.current = { startY: clientY, startTop: scrollTop, y: clientY, at: timeStamp, speed: 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (!current) return;
      if (event.buttons === 0) return handlePointerUp(event);
      const { clientY, currentTarget, pointerId, timeStamp } = event;
      const moved = current.startY - clientY;
      if (!currentTarget.hasAttribute('data-dragged') && Math.abs(moved) < minDragPx) return;
      currentTarget.setPointerCapture(pointerId);
      setDragged(currentTarget, true);
      currentTarget.scrollTo({ top: current.startTop + moved, behavior: 'instant' });
      const speed = (current.y - clientY) / Math.max(1, timeStamp - current.at);
      drag.current = { ...current, y: clientY, at: timeStamp, speed };
    },
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerUp,
    onScrollEnd: ({ currentTarget }: { currentTarget: Element }) => {
      if (!drag.current) setDragged(currentTarget, false);
    },
    onWheel: ({ currentTarget }: { currentTarget: Element }) => setDragged(currentTarget, false),
  };
}
