import type { ComponentProps } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { saveTrustedLink } from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';

/** Links a heading to its draw, in the heading's colour. */
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

/** Marks its URL as trusted on click, so that the target screen fills in the values of the query. */
export function TrustedLink({ href, className = 'link', children }: TrustedLinkProps) {
  return (
    <a className={className} href={href} onClick={() => saveTrustedLink(href)}>
      {children}
    </a>
  );
}
