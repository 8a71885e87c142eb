import type { ComponentProps } from 'react';
import { saveWish } from '../../lib/orders/purchase-choice.ts';

interface WishLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link with a wish in its address, which the screen that it opens believes because it was followed here. */
export function WishLink({ href, className = 'link', children }: WishLinkProps) {
  return (
    <a className={className} href={href} onClick={() => saveWish(href)}>
      {children}
    </a>
  );
}
