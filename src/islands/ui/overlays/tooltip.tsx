import { type ReactNode, useRef } from 'react';

interface TooltipProps {
  readonly text: string;
  /** While false the words are in sight anyway, and no tooltip shows. */
  readonly enabled?: boolean;
  readonly children: ReactNode;
}

const gap = 8;

/**
 * The words of an icon, beside it and without delay while it has the pointer or the focus. It repeats the accessible
 * name, so it is hidden from assistive technology; Escape dismisses it.
 */
export function Tooltip({ text, enabled = true, children }: TooltipProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (!enabled || !bubble.current || !box.current || bubble.current.matches(':popover-open')) return;
    bubble.current.showPopover();
    const from = box.current.getBoundingClientRect();
    const { height } = bubble.current.getBoundingClientRect();
    bubble.current.style.left = `${from.right + gap}px`;
    bubble.current.style.top = `${from.top + (from.height - height) / 2}px`;
  };
  const hide = () => {
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside. */}
      <span
        ref={box}
        className="tooltip-box"
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </span>
      <div ref={bubble} popover="manual" className="tooltip-bubble" aria-hidden="true">
        {text}
      </div>
    </>
  );
}
