import { createElement } from 'react';
import { tryLock } from '../../../lib/browser/locks.ts';
import type { Win } from '../../../lib/draws/results.ts';
import { moneyScreens } from '../../../lib/orders/money-operations.ts';
import type { RouteName } from '../../../lib/routes.ts';
import { $isPageVisible, $online } from '../../../stores/app/page-state.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { $hasToasts } from '../../../stores/app/toasts.ts';
import {
  $unannouncedWins,
  getUnannouncedWins,
  markWinsAnnounced,
  startWinChecks,
} from '../../../stores/tickets/unannounced-wins.ts';
import { $modalSlot } from '../frame.tsx';
import { canInterrupt, quietPeriodMs } from './activity.ts';
import type * as RareServices from './rare-services.tsx';

/** Shows each win once. */
export function startWinAnnouncements(): void {
  $isPageVisible.listen(() => void showPendingWins());
  $unannouncedWins.listen(() => void showPendingWins());
  startWinChecks();
}

let retryTimer: ReturnType<typeof setTimeout> | undefined;

function scheduleRetry(): void {
  clearTimeout(retryTimer);
  // A hidden tab retries when it is visible again.
  if ($isPageVisible.get()) retryTimer = setTimeout(showPendingWins, quietPeriodMs);
}

async function showPendingWins(): Promise<void> {
  clearTimeout(retryTimer);
  if (getUnannouncedWins().length === 0) return;
  const isDone = canShowWins() && (await tryLock('wins', showWinsInThisTab));
  if (!isDone) scheduleRetry();
}

const quietScreens: readonly RouteName[] = [...moneyScreens, 'draw'];

function isQuietScreen(): boolean {
  const screen = $screen.get();
  return screen.kind === 'screen' && quietScreens.includes(screen.name);
}

/** Returns false on money screens and while a toast is visible. */
const canShowWins = () => $online.get() && canInterrupt() && !isQuietScreen() && !$hasToasts.get();

/**
 * Holds the lock until the dialog closes: one tab at a time.
 * @returns false to try again later
 */
async function showWinsInThisTab(): Promise<boolean> {
  const tickets = getUnannouncedWins();
  if (tickets.length === 0) return true;
  const member = $memberKey.get();
  const rare = await import('./rare-services.tsx').catch(() => undefined);
  const wins = await rare?.addPrizes(tickets);
  // The next check tries again.
  if (!rare || !wins || $memberKey.get() !== member) return true;
  // The member may have moved on meanwhile.
  if (!canShowWins() || !(await showWinDialog(rare, wins))) return false;
  markWinsAnnounced(tickets);
  return true;
}

/** Resolves to false after a sign-out, or when Back leads to a quiet screen. */
function showWinDialog({ WinDialog }: typeof RareServices, wins: readonly Win[]): Promise<boolean> {
  return new Promise((resolve) => {
    const close = (isClosedByMember: boolean) => {
      for (const stop of stops) stop();
      $modalSlot.set(null);
      resolve(isClosedByMember);
    };
    const stops = [
      $memberKey.listen(() => close(false)),
      $screen.listen(() => {
        if (isQuietScreen()) close(false);
      }),
    ];
    $modalSlot.set(createElement(WinDialog, { wins, onClose: () => close(true) }));
  });
}
