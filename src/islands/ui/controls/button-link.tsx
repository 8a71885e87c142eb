import type { ComponentProps } from 'react';

/** A pending button keeps its colours. Only `disabled` looks disabled. */
const base =
  'btn isolation-auto h-auto shrink leading-tight wrap-break-word aria-disabled:pointer-events-auto aria-disabled:cursor-progress';

const sizeClasses = {
  small: 'min-h-9 min-w-11 px-3.5 py-1 text-base',
  normal: 'min-h-11 min-w-11 px-5 py-2 text-base',
} as const;

const variantClasses = {
  primary: 'border-primary-text bg-primary text-primary-content not-aria-disabled:hover:bg-primary-hover',
  secondary:
    'border-control bg-base-100 text-base-content not-aria-disabled:hover:border-base-content not-aria-disabled:hover:bg-base-200',
  ghost: 'border-transparent bg-transparent text-primary-text not-aria-disabled:hover:bg-hover',
  danger: 'btn-error border-error bg-error text-error-content not-aria-disabled:hover:bg-(--btn-bg)',
  /** On a surface in the club's colour. */
  inverse: 'border-primary-content bg-primary-content text-primary hover:text-primary-hover',
  'inverse-outline': 'border-current bg-transparent text-inherit hover:bg-primary-hover',
} as const;

const disabledClasses = 'border-base-300 bg-base-200 text-muted aria-disabled:cursor-not-allowed';

/** Class names of a square button with an icon. */
export const iconButtonClass =
  'btn btn-ghost isolation-auto h-auto min-h-11 w-[44px] min-w-[44px] flex-none border-transparent bg-transparent p-0 text-inherit not-aria-disabled:hover:bg-hover aria-disabled:pointer-events-auto aria-disabled:cursor-not-allowed aria-disabled:text-muted';

export interface ButtonStyle {
  readonly variant?: keyof typeof variantClasses | undefined;
  readonly size?: keyof typeof sizeClasses | undefined;
  readonly block?: boolean | undefined;
}

export function getButtonClassName(
  style: ButtonStyle & { readonly disabled?: boolean | undefined },
  extra = '',
): string {
  const { variant = 'primary', size = 'normal', block, disabled } = style;
  const colours = disabled ? disabledClasses : variantClasses[variant];
  return `${base} ${sizeClasses[size]} ${colours} ${block ? 'btn-block' : ''} ${extra}`;
}

interface ButtonLinkProps extends ButtonStyle, ComponentProps<'a'> {
  readonly href: string;
}

export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={getButtonClassName({ variant, size, block }, className)}>
      {children}
    </a>
  );
}
