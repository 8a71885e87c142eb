import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who cannot see the icon. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that is only an icon, for places where every visitor knows it: close, back, collapse. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={`btn btn-icon ${className}`}>
      {children}
    </button>
  );
}
