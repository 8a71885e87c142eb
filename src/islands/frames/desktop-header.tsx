import { Suspense } from 'react';
import { pathOf } from '../../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotificationsPopover, ThemeSwitch } from './desktop.ts';

interface DesktopHeaderProps {
  readonly title: string;
  readonly isMember: boolean;
}

/** The bar above wide screens: the heading, and what is at hand everywhere. */
export function DesktopHeader({ title, isMember }: DesktopHeaderProps) {
  return (
    <header className="desktop-header">
      <h1>{title}</h1>
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
