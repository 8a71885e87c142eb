import { createElement } from 'react';
import { tryLock } from '../../../lib/browser/locks.ts';
import type { Win } from '../../../lib/draws/results.ts';
import { $online } from '../../../stores/app/connection.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import {
  $unannouncedWins,
  getUnannouncedWins,
  markWinsAnnounced,
  maxNamedWins,
  startWinChecks,
} from '../../../stores/tickets/unannounced-wins.ts';
import { $modalSlot } from '../frame.tsx';
import { canInterrupt, quietPeriodMs } from './activity.ts';
import { WinDialog } from './win-dialog.tsx';

/** Shows each win once. */
export function startWinAnnouncements(): void {
  document.addEventListener('visibilitychange', () => void showPendingWins());
  $unannouncedWins.listen(() => void showPendingWins());
  startWinChecks();
}

let retryTimer: ReturnType<typeof setTimeout> | undefined;

function scheduleRetry(): void {
  clearTimeout(retryTimer);
  // A hidden tab retries on its next `visibilitychange`.
  if (document.visibilityState !== 'hidden') retryTimer = setTimeout(showPendingWins, quietPeriodMs);
}

async function showPendingWins(): Promise<void> {
  clearTimeout(retryTimer);
  if (getUnannouncedWins().length === 0) return;
  const isDone = canShowWins() && (await tryLock('wins', showWinsInThisTab));
  if (!isDone) scheduleRetry();
}

const canShowWins = () => $online.get() && canInterrupt();

/** Holds the lock until the dialog closes: one tab at a time. */
async function showWinsInThisTab(): Promise<boolean> {
  const wins = getUnannouncedWins();
  if (wins.length === 0) return true;
  if (await showWinDialog(wins)) markWinsAnnounced(wins);
  return true;
}

/** Resolves to false after a sign-out. */
function showWinDialog(wins: readonly Win[]): Promise<boolean> {
  return new Promise((resolve) => {
    const close = (isClosedByMember: boolean) => {
      stop();
      $modalSlot.set(null);
      resolve(isClosedByMember);
    };
    const stop = $memberKey.listen(() => close(false));
    $modalSlot.set(createElement(WinDialog, { wins, namedCount: maxNamedWins, onClose: () => close(true) }));
  });
}
