import { Bell, ChevronLeft, CircleUserRound } from 'lucide';
import { getPath } from '../../lib/paths.ts';
import { getRoute } from '../../lib/routes.ts';
import { back, type Screen } from '../../stores/app/router.ts';
import { UnreadLink } from '../shared/member-links.tsx';
import { HeaderTitle } from '../shared/screen-title.tsx';
import { TenantLogo } from '../shared/tenant-logo.tsx';
import { IconButton } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';

interface PhoneHeaderProps {
  readonly screen: Screen;
  readonly title: string;
  readonly isMember: boolean;
}

/** Returns true for tab screens, whose heading is in the content. */
export function hasLogoHeader(screen: Screen): boolean {
  return screen.kind === 'screen' && getRoute(screen.name).frame === 'tab';
}

export function PhoneHeader({ screen, title, isMember }: PhoneHeaderProps) {
  if (hasLogoHeader(screen)) return <LogoHeader />;
  const parent = screen.kind === 'screen' ? getRoute(screen.name).parent : undefined;
  return (
    <header className={isMember ? 'app-header' : 'app-header app-header-visitor'}>
      <IconButton label="Back" onClick={() => back(isMember ? parent : 'signIn')}>
        <Icon of={ChevronLeft} size={24} />
      </IconButton>
      <HeaderTitle title={title} />
      {!isMember && (
        <a className="app-header-link" href={getPath('signIn')}>
          Sign in
        </a>
      )}
    </header>
  );
}

function LogoHeader() {
  return (
    <header className="app-header">
      <UnreadLink name="notifications" className="btn btn-icon" aria-label="Notifications">
        <Icon of={Bell} size={22} />
      </UnreadLink>
      <TenantLogo size="header" />
      <a className="btn btn-icon" href={getPath('profile')} aria-label="Profile">
        <Icon of={CircleUserRound} size={22} />
      </a>
    </header>
  );
}
