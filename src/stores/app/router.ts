import { createRouter } from '@nanostores/router';
import { atom, computed, onMount } from 'nanostores';
import { getHistoryDepth, getPreviousRoute } from '../../lib/browser/history.ts';
import { isBrowser } from '../../lib/browser/runtime.ts';
import { createRouterPatterns, getPath, type Params, type Search } from '../../lib/paths.ts';
import { getRoute, guard, type RouteName, redirects, routeNames } from '../../lib/routes.ts';

import { safeLocalStorage, safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { $session } from './session.ts';

const patterns = createRouterPatterns();

/** What the address says, before the guard has spoken. */
const $router = createRouter(patterns);

/** The route of a path of ours. */
export function findRoute(path: string): RouteName | undefined {
  return routeNames.find((name) => patterns[name][0].test(path));
}

/**
 * What is to be shown: a screen with its parameters and query, or nothing while a redirect is under way. `visit` differs
 * for a screen that was left and come back to, also where the one between never showed.
 */
export type Screen =
  | {
      readonly kind: 'screen';
      readonly name: RouteName;
      readonly params: Params;
      readonly search: Search;
      readonly visit: number;
    }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'wait' };

const returnKey = 'returnTo';

/** How one screen gives way to the next; `show` is to be called once, soon. */
type ScreenTransition = (show: () => void) => void;

let showScreen: ScreenTransition = (show) => show();

/** Has changes of screen shown that way instead of at once. */
export function provideScreenTransition(way: ScreenTransition): void {
  showScreen = way;
}

/** The address's page that is on screen: a moment behind the address while one screen gives way to the next. */
const $page = atom<ReturnType<typeof $router.get>>();

/** Counts the changes of route. */
let visit = 0;

onMount($page, () => {
  const show = () => $page.set($router.get());
  show();
  return $router.listen((next, before) => {
    if (next?.route !== before?.route) visit += 1;
    const shown = $page.get();
    const isThere = $screen.get().kind === 'screen' || $screen.get().kind === 'notFound';
    if (!isThere || next?.route === shown?.route) show();
    else showScreen(show);
  });
});

export const $screen = computed([$page, $session], (page, session): Screen => {
  if (!page) return fromOldAddress();
  const name = page.route;
  switch (guard(getRoute(name).access, session.status)) {
    case 'toSignIn':
      return { kind: 'redirect', to: getPath('signIn') };
    case 'toHome':
      return { kind: 'redirect', to: returnAddress() };
    case 'wait':
      return { kind: 'wait' };
    case 'show':
      return { kind: 'screen', name, params: page.params, search: page.search, visit };
  }
});

/** True for the screens of signing in, which have a frame of their own. */
export function isAuthScreen(screen: Screen): boolean {
  return screen.kind === 'screen' && getRoute(screen.name).frame === 'auth';
}

function fromOldAddress(): Screen {
  const old = redirects.find(({ from }) => from === location.pathname.toLowerCase());
  return old ? { kind: 'redirect', to: getPath(old.to) } : { kind: 'notFound' };
}

/** Remembers where the guard turned a visitor away, so that signing in leads there (in this tab only). */
export function saveReturnAddress(): void {
  if ($router.get()) safeSessionStorage.write(returnKey, location.pathname + location.search);
}

/** Forgets it again, as after a sign-out, which is no turning away. */
export function clearReturnAddress(): void {
  for (const area of [safeSessionStorage, safeLocalStorage]) area.remove(returnKey);
}

/**
 * Has the first sign-in of whoever has just signed up lead there in other tabs as well, such as one that an email opens.
 */
export function shareReturnAddress(): void {
  const address = safeSessionStorage.read(returnKey);
  if (address) safeLocalStorage.write(returnKey, address);
}

/** The remembered address if it is one of our own paths, else home. */
function returnAddress(): string {
  const address = safeSessionStorage.read(returnKey) ?? safeLocalStorage.read(returnKey) ?? '';
  const isOurs = /^\/(?![/\\])/.test(address) && new URL(address, location.origin).origin === location.origin;
  return isOurs ? address : getPath('draws');
}

/** True while the shown screen was reached by going back or forward, which restores its scroll position. */
export const $isRestoringScroll = atom(false);

// The router's own link handling calls `open` too, so this one place numbers every entry that is added. The library would
// write an empty entry, to be written once more: it reads the address when it is told that this has changed.
$router.open = (address, replaces) => {
  const entry = replaces
    ? { depth: getHistoryDepth(), from: getPreviousRoute() }
    : { depth: getHistoryDepth() + 1, from: $router.get()?.route };
  $isRestoringScroll.set(false);
  if (new URL(address, location.href).href === location.href) return;
  history[replaces ? 'replaceState' : 'pushState'](entry, '', address);
  dispatchEvent(new Event('hashchange'));
};

/** Goes to an address of ours. */
export function go(address: string): void {
  $router.open(address);
}

/** Goes to an address of ours in place of the current history entry. */
export function replace(address: string): void {
  $router.open(address, true);
}

/** True when going back stays on this site: to a screen of this page or, where the browser tells, to a page before. */
function canGoBack(): boolean {
  return getHistoryDepth() > 0 || ('navigation' in globalThis && navigation.canGoBack);
}

/** One step back, or to `parent` when there is no history of ours. */
export function back(parent: RouteName = 'draws'): void {
  if (canGoBack()) history.back();
  else replace(getPath(parent));
}

/** True while a step back leads to a screen that is to be shown as one that is opened. */
let opensAnew = false;

/** Opens a screen of ours: by one step back where it lies there, else in place of the one that is shown. */
export function backTo(name: RouteName): void {
  opensAnew = getPreviousRoute() === name;
  if (opensAnew) history.back();
  else replace(getPath(name));
}

/** How long a browser may take to leave before the screen is usable again. */
const leavingMs = 10_000;

/**
 * Leaves the app for a checked address, such as a payment page. Settles only when the member comes back by the
 * browser's back button, or when leaving did not work, so that what led here stays under way meanwhile.
 */
export function leave(url: string): Promise<void> {
  location.assign(url);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, leavingMs);
  });
}

/** Changes the query of the current screen without a new history entry, as filters do. */
export function replaceSearch(name: RouteName, search: Search, params: Params = {}): void {
  replace(getPath(name, params, search));
}

function notePop(): void {
  $isRestoringScroll.set(!opensAnew);
  opensAnew = false;
}

if (isBrowser) window.addEventListener('popstate', notePop, true);
