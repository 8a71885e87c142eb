import type { ComponentProps } from 'react';
import { type ButtonStyle, getButtonClassName } from './button-look.ts';

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
