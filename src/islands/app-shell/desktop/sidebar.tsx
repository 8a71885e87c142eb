import { useStore } from '@nanostores/react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide';
import { useLayoutEffect } from 'react';
import { getRoute, type RouteName, routeNames } from '../../../lib/routes.ts';
import { $isSidebarOpen, toggleSidebar } from '../../../stores/app/preferences.ts';
import type { Screen } from '../../../stores/app/router.ts';
import { BadgedLink } from '../../shared/member-links.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { textEntrySelector } from '../../ui/focus/focus-target.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { frameClass } from '../frame-class.ts';
import { RouteIcon } from '../route-icon.tsx';
import { getAriaCurrent } from '../tab-bar.tsx';
import { TenantLogo } from '../tenant-logo.tsx';
import { UserMenu } from './user-menu.tsx';

const mainLinks = routeNames.filter((name) => getRoute(name).menu === 'main');
const complianceLinks = routeNames.filter((name) => getRoute(name).menu === 'compliance');

/** Ignores text fields, where Ctrl+B may mean bold. */
function useSidebarShortcut() {
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'b') return;
      if (event.target instanceof Element && event.target.matches(textEntrySelector)) return;
      event.preventDefault();
      toggleSidebar();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}

function SidebarToggle({ open }: { readonly open: boolean }) {
  const label = open ? 'Collapse sidebar' : 'Expand sidebar';
  const icon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <Tooltip text={`${label} (Ctrl+B)`}>
      <IconButton
        label={label}
        aria-expanded={open}
        aria-controls="sidebar"
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggleSidebar}
      >
        <Icon of={icon} size={20} />
      </IconButton>
    </Tooltip>
  );
}

/** Not daisyUI's menu, whose rules for an item's children would show the popovers of the tooltips. */
const linkClass =
  'relative flex min-h-11 w-full items-center gap-3 rounded-field px-(--pad) py-1.5 leading-tight font-medium hover:bg-hover current:bg-base-200 current:font-[650] current:text-secondary-text current:shadow-card current:after:absolute current:after:inset-y-2.5 current:after:left-0 current:after:w-0.75 current:after:rounded-full current:after:bg-secondary-text forced-colors:current:after:bg-[Highlight] forced-colors:current:after:forced-color-adjust-none [--unread-inset:50%_1rem_auto_auto] sidebar-collapsed:justify-center sidebar-collapsed:px-0 sidebar-collapsed:unread-corner';

interface LinksProps {
  readonly label?: string;
  readonly names: readonly RouteName[];
  readonly screen: Screen;
  readonly open: boolean;
}

function Links({ label, names, screen, open }: LinksProps) {
  return (
    <ul aria-labelledby={label}>
      {names.map((name) => (
        <li key={name}>
          <Tooltip text={getRoute(name).title} enabled={!open}>
            <BadgedLink name={name} className={linkClass} aria-current={getAriaCurrent(name, screen)}>
              <RouteIcon name={name} />
              <span className="sidebar-collapsed:sr-only">{getRoute(name).title}</span>
            </BadgedLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/** Menu of wide screens: expanded, or icons with tooltips. */
export function Sidebar({ screen }: { readonly screen: Screen }) {
  const open = useStore($isSidebarOpen);
  useSidebarShortcut();
  return (
    <nav id="sidebar" className={frameClass.sidebar} aria-label="Main">
      <div className="flex min-h-11 items-center justify-between gap-2 ps-3 sidebar-collapsed:flex-col sidebar-collapsed:p-0">
        <TenantLogo size={open ? 'sidebar' : 'icon'} />
        <SidebarToggle open={open} />
      </div>
      <Links names={mainLinks} screen={screen} open={open} />
      <div>
        <p id="compliance-links" className="px-3 pb-1 font-semibold text-muted sidebar-collapsed:sr-only">
          Compliance
        </p>
        <Links label="compliance-links" names={complianceLinks} screen={screen} open={open} />
      </div>
      <UserMenu open={open} />
    </nav>
  );
}
