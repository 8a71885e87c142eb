import { useStore } from '@nanostores/react';
import { getPath } from '../../lib/paths.ts';
import { getRoute, type RouteName, routeNames } from '../../lib/routes.ts';
import { $session } from '../../stores/app/session.ts';
import { getRouteTitle } from '../../stores/app/title.ts';
import type { AppFrameProps } from './app-frame.tsx';
import { frameClass } from './frame-class.ts';

const memberLinks: readonly RouteName[] = [
  ...routeNames.filter((name) => getRoute(name).menu === 'main'),
  'more',
];

/** Replaces the app frame if its chunk fails to load. Its links load the page anew, and with it the chunk. */
export function PlainFrame({ screen, children }: AppFrameProps) {
  const links = useStore($session).status === 'in' ? memberLinks : (['signIn'] as const);
  return (
    <div className={frameClass.main}>
      <nav className="border-b border-base-300 px-(--column-edge)" aria-label="Main">
        <ul className="flex flex-wrap gap-x-4">
          {links.map((name) => (
            <li key={name}>
              <a
                className="link inline-flex min-h-11 items-center text-primary-text"
                href={getPath(name)}
                target="_self"
              >
                {getRoute(name).title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" className={frameClass.content} tabIndex={-1}>
        <h1 className={frameClass.pageTitle}>{getRouteTitle(screen)}</h1>
        {children}
      </main>
    </div>
  );
}
