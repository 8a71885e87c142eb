import { getPath } from '../../../lib/paths.ts';
import type { Screen } from '../../../stores/app/router.ts';
import { HeaderTitle } from '../../shared/header-title.tsx';
import { ThemeSwitch } from '../../shared/theme-switch.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { BackButton } from './header-back.tsx';
import { NotificationsPopover } from './notifications-popover.tsx';

interface DesktopHeaderProps {
  readonly screen: Screen;
  readonly title: string;
  readonly isMember: boolean;
}

/** The bar above wide screens: the heading, and what is at hand everywhere. */
export function DesktopHeader({ screen, title, isMember }: DesktopHeaderProps) {
  return (
    <header className="desktop-header">
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
