import type { ComponentProps } from 'react';
import { saveTrustedLink } from '../../lib/orders/purchase-choice.ts';

interface TrustedLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link with a choice in its query, such as an amount. The opened screen trusts the query only after this click. */
export function TrustedLink({ href, className = 'link', children }: TrustedLinkProps) {
  return (
    <a className={className} href={href} onClick={() => saveTrustedLink(href)}>
      {children}
    </a>
  );
}
