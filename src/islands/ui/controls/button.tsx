import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useSlowAnnouncement } from '../messages/announce.ts';
import { type ButtonStyle, getButtonClassName } from './button-link.tsx';

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

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who cannot see the icon. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A button that is only an icon, for places where every visitor knows it: close, back, collapse. `disabled`, it keeps
 * the focus, and what it then does is up to its handlers.
 */
export function IconButton({ label, disabled, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={`btn btn-icon ${disabled ? 'btn-off' : ''} ${className}`}
    >
      {children}
    </button>
  );
}
