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
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { canInterrupt, quietPeriodMs } from './activity.ts';
import { $modalSlot } from './modal-slot.tsx';
import type { WinDialogProps } from './win-dialog.tsx';

const WinDialog = lazyComponent<WinDialogProps>(() => import('./win-dialog.tsx'));

/** Starts to check for wins, and shows each new win once, when the dialog may interrupt. */
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

/** Online only: the dialog's links must work. */
const canShowWins = () => $online.get() && canInterrupt();

/** Runs under a lock until the dialog is closed, so that one tab at a time shows wins. */
async function showWinsInThisTab(): Promise<boolean> {
  const wins = getUnannouncedWins();
  if (wins.length === 0) return true;
  if (!(await WinDialog.preload()) || !canShowWins()) return false;
  if (await showWinDialog(wins)) markWinsAnnounced(wins);
  return true;
}

/**
 * Shows the dialog until it is closed or the member changes.
 * @returns true if the member closed it
 */
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
