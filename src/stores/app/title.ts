import { atom, computed } from 'nanostores';
import { getRoute, notFoundTitle, type RouteName } from '../../lib/routes.ts';
import { $screen, type Screen } from './router.ts';
import { $tenant } from './tenant.ts';

/** The title of a screen's route; empty while there is nothing to show. */
export function getRouteTitle(screen: Screen): string {
  if (screen.kind === 'screen') return getRoute(screen.name).title;
  return screen.kind === 'notFound' ? notFoundTitle : '';
}

/** What a screen is about to name itself, where that is known before it is drawn. */
const ahead = new Map<RouteName, () => string | undefined>();

/** Tells that ahead of the screen, which then has its heading in one go with the frame around it. */
export function provideScreenTitle(name: RouteName, title: () => string | undefined): void {
  ahead.set(name, title);
}

interface Given {
  readonly title: string | undefined;
  readonly visit: number;
}

const $given = atom<Given | undefined>();

/** Names the shown screen by its own heading, or takes that back. */
export function setScreenTitle(title: string | undefined): void {
  const screen = $screen.get();
  $given.set(screen.kind === 'screen' ? { title, visit: screen.visit } : undefined);
}

/** The shown screen's own heading, once it has one that says more than its route's title: a draw's name. */
export const $screenTitle = computed([$screen, $given], (screen, given) => {
  if (screen.kind !== 'screen') return undefined;
  return screen.visit === given?.visit ? given.title : ahead.get(screen.name)?.();
});

/** The tab's title: the screen's and the club's (design, decision 4); empty while there is nothing to show. */
export const $tabTitle = computed([$screen, $screenTitle, $tenant], (screen, own, tenant) => {
  const title = own ?? getRouteTitle(screen);
  return title && tenant ? `${title} · ${tenant.name}` : title;
});
