import { Ellipsis, Gift, Ticket, Wallet } from 'lucide';
import { useLayoutEffect } from 'react';
import { routeOf } from '../../lib/routes.ts';
import type { Screen } from '../../stores/app/router.ts';
import { NewsLink } from '../shared/unread-badge.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { currentMark } from './current.ts';

const tabs = [
  { name: 'raffles', icon: Gift },
  { name: 'wallet', icon: Wallet },
  { name: 'tickets', icon: Ticket },
  { name: 'more', icon: Ellipsis },
] as const;

/** Tells the style sheet to keep the bottom of the page free. */
function leaveRoom(): () => void {
  document.documentElement.toggleAttribute('data-tab-bar', true);
  return () => document.documentElement.removeAttribute('data-tab-bar');
}

/** The bar at the bottom of narrow screens, within thumb reach. */
export function TabBar({ screen }: { readonly screen: Screen }) {
  useLayoutEffect(leaveRoom, []);
  return (
    <nav className="tab-bar" aria-label="Main">
      <ul>
        {tabs.map(({ name, icon }) => (
          <li key={name}>
            <NewsLink name={name} aria-current={currentMark(name, screen)}>
              <Icon of={icon} size={22} />
              {routeOf(name).title}
            </NewsLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
