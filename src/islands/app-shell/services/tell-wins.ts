/** Tells the member of wins once, above whatever screen they have opened, and when nothing else is going on. */
import { createElement } from 'react';
import { withFreeLock } from '../../../lib/browser/free-lock.ts';
import type { Win } from '../../../lib/draws/results.ts';
import { $online } from '../../../stores/app/connection.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import {
  $untoldWins,
  mostWinsNamed,
  stillUntold,
  watchWins,
  winsTold,
} from '../../../stores/tickets/unannounced-wins.ts';
import { lazyPart } from '../../ui/loading/lazy-component.tsx';
import { isQuiet, stillMs } from './activity.ts';
import { $above } from './modal-slot.tsx';
import type { WinNoticeProps } from './win-dialog.tsx';

const WinNotice = lazyPart<WinNoticeProps>(() => import('./win-dialog.tsx'));

/** A win is told where its links lead somewhere. */
const mayTell = () => $online.get() && isQuiet();

/** Shows them until the member closes it or leaves. @returns whether they have been told */
function show(wins: readonly Win[]): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isTold: boolean) => {
      stop();
      $above.set(null);
      resolve(isTold);
    };
    const stop = $memberKey.listen(() => end(false));
    $above.set(createElement(WinNotice, { wins, named: mostWinsNamed, onClose: () => end(true) }));
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

function tryAgain(): void {
  clearTimeout(timer);
  // Where nobody looks, there is nothing to wait for: it is tried again once somebody does.
  if (document.visibilityState !== 'hidden') timer = setTimeout(tell, stillMs);
}

/** One tab tells at a time: the others wait until what it tells has been read. */
async function tellAlone(): Promise<boolean> {
  const wins = stillUntold();
  if (wins.length === 0) return true;
  if (!(await WinNotice.preload()) || !mayTell()) return false;
  if (await show(wins)) winsTold(wins);
  return true;
}

async function tell(): Promise<void> {
  clearTimeout(timer);
  if (stillUntold().length === 0) return;
  const isDone = mayTell() && (await withFreeLock('wins', tellAlone));
  if (!isDone) tryAgain();
}

/** Begins to look for wins, and tells them. */
export function tellWins(): void {
  document.addEventListener('visibilitychange', () => void tell());
  $untoldWins.listen(() => void tell());
  watchWins();
}
