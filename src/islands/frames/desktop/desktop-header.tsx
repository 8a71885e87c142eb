import { Suspense } from 'react';
import { pathOf } from '../../../lib/paths.ts';
import type { Screen } from '../../../stores/app/router.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { HeaderTitle } from '../header-title.tsx';
import { HeaderBack, NotificationsPopover, ThemeSwitch } from './desktop.ts';

interface DesktopHeaderProps {
  readonly screen: Screen;
  readonly title: string;
  readonly isMember: boolean;
}

/** The bar above wide screens: the heading, and what is at hand everywhere. */
export function DesktopHeader({ screen, title, isMember }: DesktopHeaderProps) {
  return (
    <header className="desktop-header">
      {screen.kind === 'screen' && (
        <Suspense>
          <HeaderBack name={screen.name} />
        </Suspense>
      )}
      <HeaderTitle title={title} />
      <Suspense>
        <ThemeSwitch />
        {isMember && <NotificationsPopover />}
      </Suspense>
      {!isMember && (
        <ButtonLink href={pathOf('signIn')} variant="secondary" size="small">
          Sign in
        </ButtonLink>
      )}
    </header>
  );
}
