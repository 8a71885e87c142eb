import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useSlowAnnouncement } from '../messages/announce.ts';
import { type ButtonStyle, getButtonClassName, iconButtonClass } from './button-link.tsx';

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** A request is in flight: ignores clicks, shows a spinner, stays focusable. */
  readonly pending?: boolean | undefined;
  /** An order has just settled: ignores clicks without a visible change. */
  readonly guarded?: boolean | undefined;
  readonly pendingLabel?: ReactNode;
}

/** Disabled only where the specification requires it, and still focusable (`aria-disabled`). */
export function Button(props: ButtonProps) {
  const { variant, size, block, pending, guarded, pendingLabel, disabled, className, ...rest } = props;
  const { children, onClick, ...attributes } = rest;
  useSlowAnnouncement(pending === true, () =>
    typeof pendingLabel === 'string' ? pendingLabel : 'One moment…',
  );
  const isInactive = pending || guarded || disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...attributes}
      className={getButtonClassName({ variant, size, block, disabled }, className)}
      aria-disabled={isInactive || undefined}
      onClick={handleClick}
    >
      {pending && <span className="loading loading-spinner w-[1.25em]" aria-hidden="true" />}
      {/* The key replaces the whole label, since its texts may be parts of a translated page. */}
      <span key={String(pending)} className="contents">
        {pending ? (pendingLabel ?? children) : children}
      </span>
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** For well-known icons. While disabled, it stays focusable and `onClick` still runs. */
export function IconButton({ label, disabled, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={`${iconButtonClass} ${className}`}
    >
      {children}
    </button>
  );
}
