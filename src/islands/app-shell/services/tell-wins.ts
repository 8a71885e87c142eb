/** Tells the member of wins once, above whatever screen they have opened, and when nothing else is going on. */
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

/** A win is told where its links lead somewhere. */
const canShowWins = () => $online.get() && canInterrupt();

/** Shows them until the member closes it or leaves. @returns whether they have been told */
function showWinDialog(wins: readonly Win[]): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isClosedByMember: boolean) => {
      stop();
      $modalSlot.set(null);
      resolve(isClosedByMember);
    };
    const stop = $memberKey.listen(() => end(false));
    $modalSlot.set(createElement(WinDialog, { wins, namedCount: maxNamedWins, onClose: () => end(true) }));
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

function scheduleRetry(): void {
  clearTimeout(timer);
  // Where nobody looks, there is nothing to wait for: it is tried again once somebody does.
  if (document.visibilityState !== 'hidden') timer = setTimeout(showPendingWins, quietPeriodMs);
}

/** One tab tells at a time: the others wait until what it tells has been read. */
async function showWinsInThisTab(): Promise<boolean> {
  const wins = getUnannouncedWins();
  if (wins.length === 0) return true;
  if (!(await WinDialog.preload()) || !canShowWins()) return false;
  if (await showWinDialog(wins)) markWinsAnnounced(wins);
  return true;
}

async function showPendingWins(): Promise<void> {
  clearTimeout(timer);
  if (getUnannouncedWins().length === 0) return;
  const isDone = canShowWins() && (await tryLock('wins', showWinsInThisTab));
  if (!isDone) scheduleRetry();
}

/** Begins to look for wins, and tells them. */
export function startWinDialog(): void {
  document.addEventListener('visibilitychange', () => void showPendingWins());
  $unannouncedWins.listen(() => void showPendingWins());
  startWinChecks();
}
