import type { ComponentProps } from 'react';
import { saveTrustedLink } from '../../lib/orders/purchase-choice.ts';

interface TrustedLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link with a wish in its address, which the screen that it opens believes because it was followed here. */
export function TrustedLink({ href, className = 'link', children }: TrustedLinkProps) {
  return (
    <a className={className} href={href} onClick={() => saveTrustedLink(href)}>
      {children}
    </a>
  );
}
