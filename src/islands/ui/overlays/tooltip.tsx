import { type ReactNode, useRef } from 'react';

interface TooltipProps {
  readonly text: string;
  readonly enabled?: boolean;
  readonly children: ReactNode;
}

const gap = 8;

/** `aria-hidden`, because the text repeats the accessible name. Escape dismisses it. */
export function Tooltip({ text, enabled = true, children }: TooltipProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (!enabled || !bubble.current || !box.current || bubble.current.matches(':popover-open')) return;
    bubble.current.showPopover();
    const boxRect = box.current.getBoundingClientRect();
    const { height } = bubble.current.getBoundingClientRect();
    bubble.current.style.left = `${boxRect.right + gap}px`;
    bubble.current.style.top = `${boxRect.top + (boxRect.height - height) / 2}px`;
  };
  const hide = () => {
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of the control inside. */}
      <span
        ref={box}
        className="block"
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </span>
      <div
        ref={bubble}
        popover="manual"
        data-slot="tooltip"
        className="pointer-events-none fixed inset-auto m-0 rounded-lg bg-neutral px-2.5 py-1 text-neutral-content forced-colors:border"
        aria-hidden="true"
      >
        {text}
      </div>
    </>
  );
}
