import type { ComponentProps, ReactNode } from 'react';

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
