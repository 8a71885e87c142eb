/** Another build has come while this page is open: it goes on as it is, and the next page is the new one's. */

import { moneyScreens } from '../../lib/orders/money-operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { $online } from './connection.ts';
import { isInFlight } from './in-flight.ts';
import { $screen } from './router.ts';
import { $hasToasts } from './toasts.ts';

const reloadedKey = 'reloadedForBuild';

/** An opening is fresh for so long, in ms. */
const freshMs = 30_000;

/** True where nobody would notice that the page is loaded once more. */
function isFresh(): boolean {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  return !isTouched && scrollY === 0 && performance.now() < freshMs;
}

/** Loads the page again, at most once for a build. */
function loadOnce(build: string): void {
  if (safeSessionStorage.read(reloadedKey) === build) return;
  safeSessionStorage.write(reloadedKey, build);
  // Where nothing can be remembered, nothing would end the reloading.
  if (safeSessionStorage.read(reloadedKey) === build) location.reload();
}

/** Screens that are left with more than what the next page reads again. */
const busyScreens: readonly RouteName[] = [...moneyScreens, 'signUp'];

/** True where a new page is as good as the next screen. */
function mayLeave(): boolean {
  const screen = $screen.get();
  const isBusy = screen.kind !== 'screen' || busyScreens.includes(screen.name);
  return !isBusy && !isInFlight() && !$hasToasts.get() && $online.get();
}

/** Leaves a link to another screen to the browser, which the router takes a target of its own for. */
function onLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (mayLeave()) link.target = '_self';
}

/** Has the page go over to the build that a worker says has come, or stay with its own. */
export function onNeedReload(build: string): void {
  document.removeEventListener('click', onLink, true);
  if (build === document.documentElement.dataset['build']) return;
  document.addEventListener('click', onLink, true);
  if (isFresh() && mayLeave()) loadOnce(build);
}
