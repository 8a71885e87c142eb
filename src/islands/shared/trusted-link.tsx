import type { ComponentProps } from 'react';
import { saveTrustedLink } from '../../lib/orders/purchase-choice.ts';

interface TrustedLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** The target screen trusts the query, because the member clicked the link here. */
export function TrustedLink({ href, className = 'link', children }: TrustedLinkProps) {
  return (
    <a className={className} href={href} onClick={() => saveTrustedLink(href)}>
      {children}
    </a>
  );
}
