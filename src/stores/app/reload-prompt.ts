import { reloadOnce } from '../../lib/browser/reload-once.ts';
import { moneyScreens } from '../../lib/orders/money-operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $online } from './connection.ts';
import { isInFlight } from './in-flight.ts';
import { $screen } from './router.ts';
import { $hasToasts } from './toasts.ts';

const freshMs = 30_000;

function isFresh(): boolean {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  return !isTouched && scrollY === 0 && performance.now() < freshMs;
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

/** Switches to a newer build: a fresh page reloads at once, others at the next link. */
export function onNeedReload(): void {
  document.addEventListener('click', handleLinkClick, true);
  if (isFresh() && canReload()) reloadOnce();
}
