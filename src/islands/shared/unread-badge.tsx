import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { pathOf } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $news } from '../../stores/notifications/unread-badges.ts';

interface NewsLinkProps extends ComponentProps<'a'> {
  readonly name: RouteName;
}

/** A link to a screen, whose name and mark say how much is new there (styles/ui/unread-badge.css). */
export function NewsLink({ name, ...rest }: NewsLinkProps) {
  return <a href={pathOf(name)} {...rest} {...useStore($news)[name]} />;
}
