import { Ellipsis, Gift, Ticket, Wallet } from 'lucide';
import { useLayoutEffect } from 'react';
import { getRoute, type RouteName } from '../../lib/routes.ts';
import type { Screen } from '../../stores/app/router.ts';
import { UnreadLink } from '../shared/member-links.tsx';
import { Icon } from '../ui/icons/icon.tsx';

/** Returns `page` for the link's screen and its descendants. */
export function getAriaCurrent(link: RouteName, screen: Screen): 'page' | undefined {
  let name = screen.kind === 'screen' ? screen.name : undefined;
  while (name && name !== link) name = getRoute(name).parent;
  return name && 'page';
}

const tabs = [
  { name: 'draws', icon: Gift },
  { name: 'wallet', icon: Wallet },
  { name: 'tickets', icon: Ticket },
  { name: 'more', icon: Ellipsis },
] as const;

function reserveTabBarSpace(): () => void {
  document.documentElement.toggleAttribute('data-tab-bar', true);
  return () => document.documentElement.removeAttribute('data-tab-bar');
}

export function TabBar({ screen }: { readonly screen: Screen }) {
  useLayoutEffect(reserveTabBarSpace, []);
  return (
    <nav className="tab-bar" aria-label="Main">
      <ul>
        {tabs.map(({ name, icon }) => (
          <li key={name}>
            <UnreadLink name={name} aria-current={getAriaCurrent(name, screen)}>
              <Icon of={icon} size={22} />
              {getRoute(name).title}
            </UnreadLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
