import { Bell, CircleUserRound } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { getPath } from '../../lib/paths.ts';
import { getRoute, type RouteName, routeNames } from '../../lib/routes.ts';
import { authFrameClass, frameClass } from '../app-shell/frame-class.ts';
import { TabBar } from '../app-shell/tab-bar.tsx';
import { RouteIcon } from '../shared/route-icon.tsx';
import { headerTitleClass } from '../shared/screen-title.tsx';
import { Logo } from '../shared/tenant-logo.tsx';
import { iconButtonClass } from '../ui/controls/button-link.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import type { DemoScreen } from './demo-screens.tsx';

interface DemoFrameProps {
  readonly screen: DemoScreen;
  readonly name: string;
  readonly logoUrl: string;
  readonly isDesktop: boolean;
}

const menuNames = routeNames.filter((name) => getRoute(name).menu !== undefined);

/** The app's sidebar reads the tenant of this address; here a pasted one may be checked. */
function DemoSidebar({ current, logo }: { readonly current: RouteName; readonly logo: ReactNode }) {
  return (
    <nav className={frameClass.sidebar}>
      <div className="flex min-h-11 items-center ps-3">{logo}</div>
      <ul>
        {menuNames.map((name) => (
          <li key={name}>
            <a
              className="flex min-h-11 items-center gap-3 rounded-field px-3 font-medium current:bg-base-200 current:text-secondary-text"
              href={getPath(name)}
              aria-current={name === current ? 'page' : undefined}
            >
              <RouteIcon name={name} />
              {getRoute(name).title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function toScreen(name: RouteName): ComponentProps<typeof TabBar>['screen'] {
  return { kind: 'screen', name, params: {}, search: {}, visit: 0 };
}

function PhoneHead({ logo }: { readonly logo: ReactNode }) {
  return (
    <header className={frameClass.header}>
      <span className={iconButtonClass}>
        <Icon of={Bell} size={22} />
      </span>
      {logo}
      <span className={iconButtonClass}>
        <Icon of={CircleUserRound} size={22} />
      </span>
    </header>
  );
}

/** A screen in the app's frame, whose logo and name come from the checked configuration. */
export function DemoFrame({ screen, name, logoUrl, isDesktop }: DemoFrameProps) {
  const { frame, title, content } = screen;
  const getLogo = (size: ComponentProps<typeof Logo>['size']) => (
    <Logo name={name} url={logoUrl} size={size} />
  );
  if (frame === 'auth') {
    return (
      <div className={authFrameClass.frame}>
        <header className="mt-[min(8svh,4rem)] flex justify-center">{getLogo('large')}</header>
        <div className={authFrameClass.main}>{content}</div>
      </div>
    );
  }
  return (
    <div className="md:flex">
      {isDesktop && <DemoSidebar current={frame} logo={getLogo('sidebar')} />}
      <div className={frameClass.main}>
        {isDesktop ? (
          <header className={frameClass.header}>
            <h1 className={headerTitleClass}>{title}</h1>
          </header>
        ) : (
          <PhoneHead logo={getLogo('header')} />
        )}
        <div className={frameClass.content}>
          {!isDesktop && <h1 className={frameClass.pageTitle}>{title}</h1>}
          {content}
        </div>
      </div>
      {!isDesktop && <TabBar screen={toScreen(frame)} />}
    </div>
  );
}
