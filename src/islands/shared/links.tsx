import type { ComponentProps } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { saveTrustedLink } from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';

/** In a heading, in the heading's colour. */
export function DrawLink({ id, children }: { readonly id: Draw['id']; readonly children: string }) {
  return (
    <a
      className="inline-flex min-h-11 items-center underline decoration-1 decoration-control underline-offset-[0.25em] hover:decoration-2"
      href={getPath('draw', { id })}
    >
      {children}
    </a>
  );
}

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
