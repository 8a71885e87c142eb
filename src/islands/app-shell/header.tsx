import { useStore } from '@nanostores/react';
import { Bell, ChevronLeft, CircleUserRound } from 'lucide';
import { useLayoutEffect } from 'react';
import { getPath } from '../../lib/paths.ts';
import { getRoute } from '../../lib/routes.ts';
import { back, type Screen } from '../../stores/app/router.ts';
import { $screenTitle, setScreenTitle } from '../../stores/app/title.ts';
import { BadgedLink } from '../shared/member-links.tsx';
import { IconButton } from '../ui/controls/button.tsx';
import { iconButtonClass } from '../ui/controls/button-link.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { frameClass } from './frame-class.ts';
import { TenantLogo } from './tenant-logo.tsx';

/** Heading that replaces the route's title. */
export function ScreenHeading({ text }: { readonly text: string }) {
  useLayoutEffect(() => setScreenTitle(text), [text]);
  useLayoutEffect(() => () => setScreenTitle(undefined), []);
  return <h1>{text}</h1>;
}

/** Class names of the title in a header; a phone centres it. */
export const headerTitleClass =
  'max-w-full justify-self-center text-center text-[min(var(--text-lg),10vw)] leading-[1.2] font-bold tracking-[-0.015em] text-balance narrowest:col-span-full narrowest:row-start-2 md:min-w-0 md:flex-1 md:text-start md:text-[min(var(--text-xl),2.8vw)]';

/** Renders an h1 unless the screen has its own. */
export function HeaderTitle({ title }: { readonly title: string }) {
  const Tag = useStore($screenTitle) === undefined ? 'h1' : 'p';
  return <Tag className={headerTitleClass}>{title}</Tag>;
}

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
    <header className={`${frameClass.header} ${frameClass.titled} ${isMember ? '' : frameClass.visitor}`}>
      <IconButton label="Back" onClick={() => back(isMember ? parent : 'signIn')}>
        <Icon of={ChevronLeft} size={24} />
      </IconButton>
      <HeaderTitle title={title} />
      {!isMember && (
        <a
          className="grid min-h-11 place-items-center font-semibold text-primary-text narrowest:justify-self-end"
          href={getPath('signIn')}
        >
          Sign in
        </a>
      )}
    </header>
  );
}

function LogoHeader() {
  return (
    <header className={frameClass.header}>
      <BadgedLink
        name="notifications"
        className={`${iconButtonClass} unread-corner`}
        aria-label="Notifications"
      >
        <Icon of={Bell} size={22} />
      </BadgedLink>
      <TenantLogo size="header" />
      <a className={iconButtonClass} href={getPath('profile')} aria-label="Profile">
        <Icon of={CircleUserRound} size={22} />
      </a>
    </header>
  );
}
