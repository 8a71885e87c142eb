/** What screens show first on a phone beside what their page carries: it has the styles of that, and nothing of it. */
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { type RouteName, routeOf } from '../../../lib/routes.ts';
import { RafflesFirst } from '../../draws/draw-list-outline.tsx';
import { Notices } from '../notices.tsx';
import { PhoneHeader } from '../phone-header.tsx';
import { TabBar } from '../tab-bar.tsx';

const firstViews: Partial<Record<RouteName, ComponentType>> = { raffles: RafflesFirst };

/** True for a screen whose page has the styles of its first view on a phone. */
export function isDressed(name: string): boolean {
  return name in firstViews;
}

/** A member's phone with a notice. */
function Phone({ name, children }: { readonly name: RouteName; readonly children: ReactNode }) {
  const screen: ComponentProps<typeof TabBar>['screen'] = {
    kind: 'screen',
    name,
    params: {},
    search: {},
    visit: 0,
  };
  return (
    <div className="phone" data-tab-bar="">
      <div className="frame-main">
        <PhoneHeader screen={screen} title={routeOf(name).title} isMember />
        <Notices further={{ text: 'Notice', retry: () => {}, isPassing: true }} />
        <main id="content">{children}</main>
      </div>
      <TabBar screen={screen} />
    </div>
  );
}

/** A screen's first view as far as styles can tell. */
export function FirstView({ name }: { readonly name: RouteName }) {
  const First = firstViews[name];
  return (
    First && (
      <Phone name={name}>
        <First />
      </Phone>
    )
  );
}
