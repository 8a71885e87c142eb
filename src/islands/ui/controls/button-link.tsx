import type { ComponentProps } from 'react';
import { classOf, type Look } from './button-look.ts';

interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  readonly href: string;
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classOf({ variant, size, block }, className)}>
      {children}
    </a>
  );
}
