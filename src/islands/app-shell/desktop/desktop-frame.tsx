import { ChevronLeft } from 'lucide';
import { getPath } from '../../../lib/paths.ts';
import { getRoute, type RouteName } from '../../../lib/routes.ts';
import { back, type Screen } from '../../../stores/app/router.ts';
import { HeaderTitle } from '../../shared/screen-title.tsx';
import { ThemeSwitch } from '../../shared/theme-switch.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { frameClass } from '../frame-class.ts';
import { NotificationsPopover } from './notifications-popover.tsx';

export { loadPopoverPolyfill } from '../../ui/overlays/popover.ts';
export { Sidebar } from './sidebar.tsx';

/** Renders only if the sidebar links to the parent screen. */
export function BackButton({ name }: { readonly name: RouteName }) {
  const { parent } = getRoute(name);
  if (!parent || !getRoute(parent).menu) return null;
  return (
    <IconButton label="Back" onClick={() => back(parent)}>
      <Icon of={ChevronLeft} size={24} />
    </IconButton>
  );
}

interface DesktopHeaderProps {
  readonly screen: Screen;
  readonly title: string;
  readonly isMember: boolean;
}

export function DesktopHeader({ screen, title, isMember }: DesktopHeaderProps) {
  return (
    <header className={frameClass.header}>
      {screen.kind === 'screen' && <BackButton name={screen.name} />}
      <HeaderTitle title={title} />
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
