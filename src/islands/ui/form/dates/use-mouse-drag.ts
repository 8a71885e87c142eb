import { type PointerEvent, useRef } from 'react';

interface Drag {
  readonly startY: number;
  readonly startTop: number;
  readonly y: number;
  readonly at: number;
  /** Of the pointer, in pixels a millisecond, upwards. */
  readonly speed: number;
}

/** Less than this is a press with an unsteady hand. */
const slackPx = 4;

/** So long a list runs on at the speed it was let go with. */
const runOnMs = 160;
const fastest = 3;

/** A pointer that rests so long before it lets go throws nothing. */
const restMs = 60;

/**
 * Handlers that let a list be dragged with the mouse as a finger drags it: it follows the pointer, runs on when it is
 * thrown, and comes to rest on an item. A press without a movement stays a click on the item.
 */
export function useMouseDrag(itemPx: number) {
  const drag = useRef<Drag>(undefined);
  /** While it is set the list does not snap (`pickers.css`). */
  const setDragged = (list: Element, isDragged: boolean) => list.toggleAttribute('data-dragged', isDragged);
  const letGo = ({ currentTarget: list, timeStamp }: PointerEvent) => {
    const { current } = drag;
    drag.current = undefined;
    if (!current || !list.hasAttribute('data-dragged')) return;
    const speed = timeStamp - current.at > restMs ? 0 : Math.max(-fastest, Math.min(fastest, current.speed));
    list.scrollTo({ top: Math.round((list.scrollTop + speed * runOnMs) / itemPx) * itemPx });
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
      if (event.buttons === 0) return letGo(event);
      const { clientY, currentTarget, pointerId, timeStamp } = event;
      const moved = current.startY - clientY;
      if (!currentTarget.hasAttribute('data-dragged') && Math.abs(moved) < slackPx) return;
      currentTarget.setPointerCapture(pointerId);
      setDragged(currentTarget, true);
      currentTarget.scrollTo({ top: current.startTop + moved, behavior: 'instant' });
      const speed = (current.y - clientY) / Math.max(1, timeStamp - current.at);
      drag.current = { ...current, y: clientY, at: timeStamp, speed };
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onScrollEnd: ({ currentTarget }: { currentTarget: Element }) => {
      if (!drag.current) setDragged(currentTarget, false);
    },
    onWheel: ({ currentTarget }: { currentTarget: Element }) => setDragged(currentTarget, false),
  };
}
