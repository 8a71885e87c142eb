import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { getRoute, type RouteName } from '../../../lib/routes.ts';
import { DrawListFirstView } from '../../draws/draw-list-outline.tsx';
import { PageTextView } from '../../ui/content/page-text-view.tsx';
import { frameClass } from '../frame-class.ts';
import { PhoneHeader } from '../header.tsx';
import { Notices } from '../notices.tsx';
import { TabBar } from '../tab-bar.tsx';
import { Logo } from '../tenant-logo.tsx';

/** Screens whose first view needs no other styles on a phone. */
const firstViews: Partial<Record<RouteName, ComponentType>> = { draws: DrawListFirstView };

export function hasInlineStyles(name: string): boolean {
  return name in firstViews;
}

/** Contains the tags of a club's text (lib/html/sanitise.ts). Three sections make a list of contents. */
const text = {
  html: '<h2></h2><h3></h3><p><a href=""></a><b></b><em></em></p><ul><li></li></ul><ol><li></li></ol><blockquote></blockquote><pre><code></code></pre><hr><table><tbody><tr><th></th><td></td></tr></tbody></table>',
  headings: ['a', 'b', 'c'].map((id) => ({ id, text: id, level: 2 })),
};

export function hasCriticalCssSample(name: RouteName): boolean {
  return hasInlineStyles(name) || getRoute(name).menu === 'compliance' || getRoute(name).frame === 'auth';
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

/** Renders what scripts render before the full stylesheet. The build extracts the critical CSS from it. */
export function CriticalCssSample({ name }: { readonly name: RouteName }) {
  const FirstView = firstViews[name];
  const logo = <Logo name={name} url="/" size={FirstView ? 'header' : 'large'} />;
  if (!FirstView) return getRoute(name).frame === 'auth' ? logo : <PageTextView clean={text} />;
  return (
    <Phone name={name}>
      {logo}
      <FirstView />
    </Phone>
  );
}
