/** Whether the member is told that the app can be installed, and how: from the second visit on, until it is settled. */
import { atom } from 'nanostores';
import {
  type BeforeInstallPromptEvent,
  canInstallFromShareSheet,
  countVisit,
  dismissInstallHint,
  isInstalled,
  isInstallHintDone,
  isInstallPrompt,
} from '../../lib/browser/install.ts';
import { provideInstallHandler } from '../../lib/browser/install-prompt.ts';

import { tenantHost } from './tenant.ts';

/** On the first visit there is other news. */
const enoughVisits = 2;

/** `offer`: by the browser's own; `steps`: by what the member does themself. */
export type InstallMethod = 'offer' | 'steps';

/** The way there is; null where there is none, or the hint is not wanted. */
export const $installMethod = atom<InstallMethod | null>(null);

const club = tenantHost.subdomain;
let offer: BeforeInstallPromptEvent | undefined;

function look(): void {
  const isWanted = countVisit(club) >= enoughVisits && !isInstallHintDone(club) && !isInstalled();
  const way = offer ? 'offer' : canInstallFromShareSheet() ? 'steps' : null;
  $installMethod.set(isWanted ? way : null);
}

/** The member wants none of it, or has it: nothing more is said, in any tab. */
export function dismissInstallPrompt(): void {
  dismissInstallHint(club);
  look();
}

/** Opens the browser's own question; whatever is answered, the hint has done its part. */
export async function showInstallPrompt(): Promise<void> {
  const taken = offer;
  offer = undefined;
  look();
  try {
    await taken?.prompt();
    await taken?.userChoice;
    dismissInstallHint(club);
  } catch {
    // The browser has thought better of it, and may offer again.
  }
}

/** Begins to count visits, and takes what the browser offers. */
export function startInstallPrompt(): void {
  provideInstallHandler((event) => {
    if (event.type === 'appinstalled') return dismissInstallPrompt();
    if (isInstallPrompt(event)) offer = event;
    look();
  });
  addEventListener('storage', look);
  addEventListener('pagehide', look);
  document.addEventListener('visibilitychange', look);
  look();
}
