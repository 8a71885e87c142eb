import type { ComponentProps } from 'react';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';
type Size = 'small' | 'normal';

export interface ButtonStyle {
  readonly variant?: Variant | undefined;
  readonly size?: Size | undefined;
  readonly block?: boolean | undefined;
}

const variantClasses = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
} as const satisfies Record<Variant, string>;

export function getButtonClassName(
  { variant = 'primary', size = 'normal', block }: ButtonStyle,
  extra = '',
): string {
  return `btn ${variantClasses[variant]} ${size === 'small' ? 'btn-sm' : ''} ${block ? 'btn-block' : ''} ${extra}`;
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
