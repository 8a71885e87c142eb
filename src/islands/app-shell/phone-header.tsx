import { Bell, ChevronLeft, CircleUserRound } from 'lucide';
import { pathOf } from '../../lib/paths.ts';
import { routeOf } from '../../lib/routes.ts';
import { back, type Screen } from '../../stores/app/router.ts';
import { HeaderTitle } from '../shared/header-title.tsx';
import { ClubLogo } from '../shared/tenant-logo.tsx';
import { NewsLink } from '../shared/unread-badge.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Icon } from '../ui/icons/icon.tsx';

interface PhoneHeaderProps {
  readonly screen: Screen;
  readonly title: string;
  readonly isMember: boolean;
}

/** The four tab paths carry the club's logo in their header; their heading stands above the content. */
export function hasLogoHeader(screen: Screen): boolean {
  return screen.kind === 'screen' && routeOf(screen.name).frame === 'tab';
}

/** The bar at the top of narrow screens: notifications, logo and profile, or back and title. */
export function PhoneHeader({ screen, title, isMember }: PhoneHeaderProps) {
  if (hasLogoHeader(screen)) return <LogoHeader />;
  const parent = screen.kind === 'screen' ? routeOf(screen.name).parent : undefined;
  return (
    <header className={isMember ? 'app-header' : 'app-header app-header-visitor'}>
      <IconButton label="Back" onClick={() => back(isMember ? parent : 'signIn')}>
        <Icon of={ChevronLeft} size={24} />
      </IconButton>
      <HeaderTitle title={title} />
      {!isMember && (
        <a className="app-header-link" href={pathOf('signIn')}>
          Sign in
        </a>
      )}
    </header>
  );
}

function LogoHeader() {
  return (
    <header className="app-header">
      <NewsLink name="notifications" className="btn btn-icon" aria-label="Notifications">
        <Icon of={Bell} size={22} />
      </NewsLink>
      <ClubLogo size="header" />
      <a className="btn btn-icon" href={pathOf('profile')} aria-label="Profile">
        <Icon of={CircleUserRound} size={22} />
      </a>
    </header>
  );
}
