import { useStore } from '@nanostores/react';
import { ChevronLeft } from 'lucide';
import { getPath } from '../../../lib/paths.ts';
import { getRoute, type RouteName } from '../../../lib/routes.ts';
import { back, type Screen } from '../../../stores/app/router.ts';
import { $member } from '../../../stores/member/member.ts';
import { BalanceLinkView } from '../../shared/member-links.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { frameClass } from '../frame-class.ts';
import { HeaderTitle } from '../header.tsx';
import { NotificationsPopover } from './notifications-popover.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export { loadPopoverPolyfill } from '../../ui/overlays/popover.ts';
export { Sidebar } from './sidebar.tsx';

/** Screens on which a phone shows the balance too. */
const screensWithBalance: readonly RouteName[] = ['draws', 'tickets', 'subscriptions'];

const hasBalance = (screen: Screen) => screen.kind === 'screen' && screensWithBalance.includes(screen.name);

/** @param props `className` hides it where the title needs the space */
function HeaderBalance({ className }: { readonly className: string }) {
  const member = useStore($member);
  return (
    member && (
      <p className={`min-h-11 ${className}`}>
        <BalanceLinkView pence={member.balance} />
      </p>
    )
  );
}

interface DesktopHeaderProps {
  readonly screen: Screen;
  readonly title: string;
  readonly isMember: boolean;
}

export function DesktopHeader({ screen, title, isMember }: DesktopHeaderProps) {
  const parent = screen.kind === 'screen' ? getRoute(screen.name).parent : undefined;
  return (
    <header className={frameClass.header}>
      {/* Leads only to a screen that the sidebar links to. */}
      {parent && getRoute(parent).menu && (
        <IconButton label="Back" onClick={() => back(parent)}>
          <Icon of={ChevronLeft} size={24} />
        </IconButton>
      )}
      <HeaderTitle title={title} />
      {isMember && hasBalance(screen) && <HeaderBalance className={parent ? 'max-[1024px]:hidden' : ''} />}
      <ThemeSwitch />
      {isMember && <NotificationsPopover />}
      {!isMember && (
        <ButtonLink href={getPath('signIn')} variant="secondary" size="small">
          Sign in
        </ButtonLink>
      )}
    </header>
  );
}
