import { Ellipsis, Gift, Ticket, Wallet } from 'lucide';
import { useLayoutEffect } from 'react';
import { getRoute, type RouteName } from '../../lib/routes.ts';
import type { Screen } from '../../stores/app/router.ts';
import { BadgedLink } from '../shared/member-links.tsx';
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

/** Hides daisyUI's bar below other tabs, because forced colours would show it. */
const tabClass =
  'unread-corner min-w-0 gap-0.5 text-center leading-[1.2] font-[550] wrap-anywhere hover:opacity-100 not-current:after:hidden current:font-bold current:text-secondary-text current:after:bottom-0 forced-colors:current:after:bg-[Highlight] forced-colors:current:after:forced-color-adjust-none';

function reserveTabBarSpace(): () => void {
  document.documentElement.toggleAttribute('data-tab-bar', true);
  return () => document.documentElement.removeAttribute('data-tab-bar');
}

export function TabBar({ screen }: { readonly screen: Screen }) {
  useLayoutEffect(reserveTabBarSpace, []);
  return (
    <nav
      className="dock z-30 justify-center border-base-300 pr-[max(0.5rem,var(--inset-right))] pl-[max(0.5rem,var(--inset-left))] text-muted print:hidden"
      aria-label="Main"
    >
      {tabs.map(({ name, icon }) => (
        <BadgedLink key={name} name={name} className={tabClass} aria-current={getAriaCurrent(name, screen)}>
          <Icon of={icon} size={22} />
          <span className="dock-label text-[min(var(--text-xs),5vw)]">{getRoute(name).title}</span>
        </BadgedLink>
      ))}
    </nav>
  );
}
