import { atom, computed } from 'nanostores';
import { getRoute, notFoundTitle, type RouteName } from '../../lib/routes.ts';
import { $screen, type Screen } from './router.ts';
import { $tenant } from './tenant.ts';

export function getRouteTitle(screen: Screen): string {
  if (screen.kind === 'screen') return getRoute(screen.name).title;
  return screen.kind === 'notFound' ? notFoundTitle : '';
}

const providedTitles = new Map<RouteName, () => string | undefined>();

/** Provides a screen's own heading before it renders, so that frame and heading appear together. */
export function provideScreenTitle(name: RouteName, title: () => string | undefined): void {
  providedTitles.set(name, title);
}

interface OwnTitle {
  readonly title: string | undefined;
  readonly visit: number;
}

const $ownTitle = atom<OwnTitle | undefined>();

export function setScreenTitle(title: string | undefined): void {
  const screen = $screen.get();
  $ownTitle.set(screen.kind === 'screen' ? { title, visit: screen.visit } : undefined);
}

export const $screenTitle = computed([$screen, $ownTitle], (screen, ownTitle) => {
  if (screen.kind !== 'screen') return undefined;
  return screen.visit === ownTitle?.visit ? ownTitle.title : providedTitles.get(screen.name)?.();
});

/** Design, decision 4. Empty without a visible screen. */
export const $tabTitle = computed([$screen, $screenTitle, $tenant], (screen, screenTitle, tenant) => {
  const title = screenTitle ?? getRouteTitle(screen);
  return title && tenant ? `${title} · ${tenant.name}` : title;
});
