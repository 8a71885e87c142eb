import { type PointerEvent, useRef } from 'react';

/**
 * Handlers that turn a list by dragging it with the mouse: one item further for each item's height. Touch is left to
 * whoever handles it already, and a press without a movement stays a click on the item.
 */
export function useMouseDrag(itemHeightPx: number) {
  const drag = useRef<{ readonly y: number; readonly index: number }>(undefined);
  const end = () => {
    drag.current = undefined;
  };
  return (index: number, turnTo: (index: number) => void) => ({
    onPointerDown: ({ pointerType, button, clientY }: PointerEvent) => {
      if (pointerType === 'mouse' && button === 0) drag.current = { y: clientY, index };
    },
    onPointerMove: ({ buttons, clientY, currentTarget, pointerId }: PointerEvent) => {
      if (buttons === 0) end();
      if (!drag.current) return;
      const steps = Math.round((drag.current.y - clientY) / itemHeightPx);
      if (steps !== 0) currentTarget.setPointerCapture(pointerId);
      turnTo(drag.current.index + steps);
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}
