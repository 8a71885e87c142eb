import { createRouter } from '@nanostores/router';
import { atom, computed, onMount } from 'nanostores';
import {
  getHistoryDepth,
  getPreviousRoute,
  returnAddressKey,
  writeReturnAddress,
} from '../../lib/browser/history.ts';
import { isBrowser } from '../../lib/browser/page.ts';
import { repairMailedLink, repairSearch } from '../../lib/mailed-links.ts';
import { createRouterPatterns, getPath, type Params, type Search } from '../../lib/paths.ts';
import { getRoute, guard, type RouteName, redirects, routeNames } from '../../lib/routes.ts';
import { safeLocalStorage, safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { $session } from './session.ts';

const patterns = createRouterPatterns();

const $router = createRouter(patterns);

export function findRoute(path: string): RouteName | undefined {
  return routeNames.find((name) => patterns[name][0].test(path));
}

/** `visit` changes whenever the member leaves a screen. */
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

/** Must call `show` once, soon. */
type ScreenTransition = (show: () => void) => void;

let transition: ScreenTransition = (show) => show();

export function provideScreenTransition(provided: ScreenTransition): void {
  transition = provided;
}

/** The visible page. During a transition it changes after the URL. */
const $page = atom<ReturnType<typeof $router.get>>();

let visit = 0;

onMount($page, () => {
  const show = () => $page.set($router.get());
  show();
  return $router.listen((next, before) => {
    if (next?.route !== before?.route) visit += 1;
    const current = $page.get();
    const hasScreen = $screen.get().kind === 'screen' || $screen.get().kind === 'notFound';
    if (!hasScreen || next?.route === current?.route) show();
    else transition(show);
  });
});

export const $screen = computed([$page, $session], (page, session): Screen => {
  if (!page) return resolveOldAddress();
  const name = page.route;
  switch (guard(getRoute(name).access, session.status)) {
    case 'toSignIn':
      return { kind: 'redirect', to: getPath('signIn') };
    case 'toHome':
      return { kind: 'redirect', to: readReturnAddress() };
    case 'wait':
      return { kind: 'wait' };
    case 'show':
      return { kind: 'screen', name, params: page.params, search: repairSearch(page.search), visit };
  }
});

export function isAuthScreen(screen: Screen): boolean {
  return screen.kind === 'screen' && getRoute(screen.name).frame === 'auth';
}

function resolveOldAddress(): Screen {
  const old = redirects.find(({ from }) => from === location.pathname.toLowerCase());
  const to = old ? getPath(old.to) : repairMailedLink(location, (path) => findRoute(path) !== undefined);
  return to === undefined ? { kind: 'notFound' } : { kind: 'redirect', to };
}

export function saveReturnAddress(): void {
  if ($router.get()) writeReturnAddress();
}

export function clearReturnAddress(): void {
  for (const area of [safeSessionStorage, safeLocalStorage]) area.remove(returnAddressKey);
}

/** Shares the return address with other tabs, because the sign-up email may open one. */
export function shareReturnAddress(): void {
  const address = safeSessionStorage.read(returnAddressKey);
  if (address) safeLocalStorage.write(returnAddressKey, address);
}

/** Returns only paths of this site, which prevents open redirects. */
function readReturnAddress(): string {
  const address = safeSessionStorage.read(returnAddressKey) ?? safeLocalStorage.read(returnAddressKey) ?? '';
  const isOwnPath =
    /^\/(?![/\\])/.test(address) && new URL(address, location.origin).origin === location.origin;
  return isOwnPath ? address : getPath('draws');
}

/** True after back or forward navigation. */
export const $isRestoringScroll = atom(false);

// Numbers all history entries, because link clicks also call `open`. The library's `open` would write an
// empty entry. The event makes the library read the address again.
$router.open = (address, replaces) => {
  const entry = replaces
    ? { depth: getHistoryDepth(), from: getPreviousRoute() }
    : { depth: getHistoryDepth() + 1, from: $router.get()?.route };
  $isRestoringScroll.set(false);
  if (new URL(address, location.href).href === location.href) return;
  history[replaces ? 'replaceState' : 'pushState'](entry, '', address);
  dispatchEvent(new Event('hashchange'));
};

export function go(address: string): void {
  $router.open(address);
}

export function replace(address: string): void {
  $router.open(address, true);
}

function canGoBack(): boolean {
  return getHistoryDepth() > 0 || ('navigation' in globalThis && navigation.canGoBack);
}

/** Goes back, or to `parent` without a history entry of this site. */
export function back(parent: RouteName = 'draws'): void {
  if (canGoBack()) history.back();
  else replace(getPath(parent));
}

let isOpenedAnew = false;

/** Opens a screen scrolled to the top. Goes back if that screen is the previous entry. */
export function backTo(name: RouteName): void {
  isOpenedAnew = getPreviousRoute() === name;
  if (isOpenedAnew) history.back();
  else replace(getPath(name));
}

const leaveTimeoutMs = 10_000;

/** Opens a validated URL. Resolves when the member returns, or after a timeout. */
export function leave(url: string): Promise<void> {
  location.assign(url);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, leaveTimeoutMs);
  });
}

export function replaceSearch(name: RouteName, search: Search, params: Params = {}): void {
  replace(getPath(name, params, search));
}

function handlePopState(): void {
  $isRestoringScroll.set(!isOpenedAnew);
  isOpenedAnew = false;
}

if (isBrowser) window.addEventListener('popstate', handlePopState, true);
