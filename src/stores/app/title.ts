import { atom, computed } from 'nanostores';
import { notFoundTitle, routeOf } from '../../lib/routes.ts';
import { $screen, type Screen } from './router.ts';
import { $tenant } from './tenant.ts';

/** The title of a screen's route; empty while there is nothing to show. */
export function titleOf(screen: Screen): string {
  if (screen.kind === 'screen') return routeOf(screen.name).title;
  return screen.kind === 'notFound' ? notFoundTitle : '';
}

const $given = atom<{ readonly title: string; readonly visit: number } | undefined>(undefined);

/** Names the shown screen by its own heading, or takes that back. */
export function setOwnTitle(title: string | undefined): void {
  const screen = $screen.get();
  $given.set(title && screen.kind === 'screen' ? { title, visit: screen.visit } : undefined);
}

/** The shown screen's own heading, once it has one that says more than its route's title: a draw's name. */
export const $ownTitle = computed([$screen, $given], (screen, given) =>
  screen.kind === 'screen' && screen.visit === given?.visit ? given.title : undefined,
);

/** The tab's title: the screen's and the club's (design, decision 4); empty while there is nothing to show. */
export const $tabTitle = computed([$screen, $ownTitle, $tenant], (screen, own, tenant) => {
  const title = own ?? titleOf(screen);
  return title && tenant ? `${title} · ${tenant.name}` : title;
});
