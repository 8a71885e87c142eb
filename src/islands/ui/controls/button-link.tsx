import type { ComponentProps } from 'react';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';
type Size = 'small' | 'normal';

export interface ButtonStyle {
  readonly variant?: Variant | undefined;
  readonly size?: Size | undefined;
  readonly block?: boolean | undefined;
}

/** The classes of a button, and of a link that looks like one. */
export function getButtonClassName(
  { variant = 'primary', size = 'normal', block }: ButtonStyle,
  extra = '',
): string {
  return `btn ${looks[variant]} ${size === 'small' ? 'btn-sm' : ''} ${block ? 'btn-block' : ''} ${extra}`;
}

const looks = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
} as const satisfies Record<Variant, string>;

interface ButtonLinkProps extends ButtonStyle, ComponentProps<'a'> {
  readonly href: string;
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={getButtonClassName({ variant, size, block }, className)}>
      {children}
    </a>
  );
}
