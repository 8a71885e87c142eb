import { Ellipsis, Gift, Ticket, Wallet } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { pathOf } from '../../lib/paths.ts';
import { routeOf } from '../../lib/routes.ts';
import type { Screen } from '../../stores/router.ts';
import { currentMark } from './current.ts';

const tabs = [
  { name: 'raffles', Icon: Gift },
  { name: 'wallet', Icon: Wallet },
  { name: 'tickets', Icon: Ticket },
  { name: 'more', Icon: Ellipsis },
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
        {tabs.map(({ name, Icon }) => (
          <li key={name}>
            <a href={pathOf(name)} aria-current={currentMark(name, screen)}>
              <Icon size={22} aria-hidden="true" />
              {routeOf(name).title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
