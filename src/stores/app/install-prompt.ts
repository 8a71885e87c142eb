/** Whether the member is told that the app can be installed, and how: from the second visit on, until it is settled. */
import { atom } from 'nanostores';
import {
  hasShareSheetWay,
  type InstallOffer,
  isInstalled,
  isInstallOffer,
} from '../../lib/browser/install.ts';
import { takeOffers } from '../../lib/browser/install-prompt.ts';
import { endHint, isHintDone, noteVisit } from '../../lib/browser/visits.ts';
import { here } from './tenant.ts';

/** On the first visit there is other news. */
const enoughVisits = 2;

/** `offer`: by the browser's own; `steps`: by what the member does themself. */
export type InstallWay = 'offer' | 'steps';

/** The way there is; null where there is none, or the hint is not wanted. */
export const $installWay = atom<InstallWay | null>(null);

const club = here.subdomain;
let offer: InstallOffer | undefined;

function look(): void {
  const isWanted = noteVisit(club) >= enoughVisits && !isHintDone(club) && !isInstalled();
  const way = offer ? 'offer' : hasShareSheetWay() ? 'steps' : null;
  $installWay.set(isWanted ? way : null);
}

/** The member wants none of it, or has it: nothing more is said, in any tab. */
export function settleInstall(): void {
  endHint(club);
  look();
}

/** Opens the browser's own question; whatever is answered, the hint has done its part. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = undefined;
  look();
  try {
    await taken?.prompt();
    await taken?.userChoice;
    endHint(club);
  } catch {
    // The browser has thought better of it, and may offer again.
  }
}

/** Begins to count visits, and takes what the browser offers. */
export function watchInstall(): void {
  takeOffers((event) => {
    if (event.type === 'appinstalled') return settleInstall();
    if (isInstallOffer(event)) offer = event;
    look();
  });
  addEventListener('storage', look);
  addEventListener('pagehide', look);
  document.addEventListener('visibilitychange', look);
  look();
}
