import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { getRoute, type RouteName } from '../../../lib/routes.ts';
import { DrawListFirstView } from '../../draws/draw-list-outline.tsx';
import { frameClass } from '../frame-class.ts';
import { Notices } from '../notices.tsx';
import { PhoneHeader } from '../phone-header.tsx';
import { TabBar } from '../tab-bar.tsx';

const samples: Partial<Record<RouteName, ComponentType>> = { draws: DrawListFirstView };

export function hasInlineStyles(name: string): boolean {
  return name in samples;
}

function Phone({ name, children }: { readonly name: RouteName; readonly children: ReactNode }) {
  const screen: ComponentProps<typeof TabBar>['screen'] = {
    kind: 'screen',
    name,
    params: {},
    search: {},
    visit: 0,
  };
  return (
    <div className="md:flex print:block" data-tab-bar="">
      <div className={frameClass.main}>
        <PhoneHeader screen={screen} title={getRoute(name).title} isMember />
        <Notices memberNotice={{ text: 'Notice', retry: () => {}, isTransient: true }} />
        <main id="content" className={frameClass.content}>
          {children}
        </main>
      </div>
      <TabBar screen={screen} />
    </div>
  );
}

/** First view from which the build extracts the critical CSS. */
export function CriticalCssSample({ name }: { readonly name: RouteName }) {
  const Sample = samples[name];
  return (
    Sample && (
      <Phone name={name}>
        <Sample />
      </Phone>
    )
  );
}
