import { moneyScreens } from '../../lib/orders/money-operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { $online } from './connection.ts';
import { isInFlight } from './in-flight.ts';
import { $screen } from './router.ts';
import { $hasToasts } from './toasts.ts';

const reloadedKey = 'reloadedForBuild';

const freshMs = 30_000;

function isFresh(): boolean {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  return !isTouched && scrollY === 0 && performance.now() < freshMs;
}

function reloadOnce(build: string): void {
  if (safeSessionStorage.read(reloadedKey) === build) return;
  safeSessionStorage.write(reloadedKey, build);
  // Without storage, the page would reload forever.
  if (safeSessionStorage.read(reloadedKey) === build) location.reload();
}

const busyScreens: readonly RouteName[] = [...moneyScreens, 'signUp'];

function canReload(): boolean {
  const screen = $screen.get();
  const isBusy = screen.kind !== 'screen' || busyScreens.includes(screen.name);
  return !isBusy && !isInFlight() && !$hasToasts.get() && $online.get();
}

/** The router ignores links with a target, so the browser loads the page. */
function handleLinkClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (canReload()) link.target = '_self';
}

/** Switches to a reported build: a fresh page reloads at once, others at the next link. */
export function onNeedReload(build: string): void {
  document.removeEventListener('click', handleLinkClick, true);
  if (build === document.documentElement.dataset['build']) return;
  document.addEventListener('click', handleLinkClick, true);
  if (isFresh() && canReload()) reloadOnce(build);
}
