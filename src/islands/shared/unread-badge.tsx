import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { getPath } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $unreadBadges } from '../../stores/notifications/unread-badges.ts';

interface UnreadLinkProps extends ComponentProps<'a'> {
  readonly name: RouteName;
}

/** A link with an unread count (styles/ui/unread-badge.css). */
export function UnreadLink({ name, ...rest }: UnreadLinkProps) {
  return <a href={getPath(name)} {...rest} {...useStore($unreadBadges)[name]} />;
}
