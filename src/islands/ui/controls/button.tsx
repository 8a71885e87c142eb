import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useSlowAnnouncement } from '../messages/use-said.ts';
import { type ButtonStyle, getButtonClassName } from './button-look.ts';

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** A request is under way: clicks are ignored, a spinner shows, and the button keeps its place in the tab order. */
  readonly pending?: boolean | undefined;
  /** An order has only just ended: clicks are ignored, and nothing shows. */
  readonly guarded?: boolean | undefined;
  /** What the button says meanwhile; its usual words when left out. */
  readonly pendingLabel?: ReactNode;
}

/**
 * A button. It is only ever `disabled` where the product says so, because a disabled button explains nothing; it keeps
 * the focus then, which would fall to the page's start otherwise.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, pending, guarded, pendingLabel, disabled, className, ...rest } = props;
  const { children, onClick, ...attributes } = rest;
  useSlowAnnouncement(pending === true, () =>
    typeof pendingLabel === 'string' ? pendingLabel : 'Please wait …',
  );
  const isIdle = pending || guarded || disabled;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...attributes}
      className={getButtonClassName(
        { variant, size, block },
        disabled ? `btn-off ${className ?? ''}` : className,
      )}
      aria-disabled={isIdle || undefined}
      onClick={click}
    >
      {pending && <span className="loading loading-spinner" aria-hidden="true" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}
