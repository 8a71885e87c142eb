import type { ComponentProps } from 'react';
import { saveTrustedLink } from '../../lib/orders/purchase-choice.ts';

interface TrustedLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link whose query the opened screen trusts, because it was clicked here. */
export function TrustedLink({ href, className = 'link', children }: TrustedLinkProps) {
  return (
    <a className={className} href={href} onClick={() => saveTrustedLink(href)}>
      {children}
    </a>
  );
}
