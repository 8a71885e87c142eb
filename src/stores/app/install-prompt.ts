import { atom } from 'nanostores';
import {
  type BeforeInstallPromptEvent,
  canInstallFromShareSheet,
  countVisit,
  dismissInstallHint,
  isInstalled,
  isInstallHintDone,
  isInstallPrompt,
  provideInstallHandler,
} from '../../lib/browser/install.ts';
import { $isPageVisible } from './page-state.ts';
import { tenantHost } from './tenant.ts';

const minVisits = 2;

export type InstallMethod = 'offer' | 'steps';

/** Null on the first visit, without an install method and after dismissal. */
export const $installMethod = atom<InstallMethod | null>(null);

const subdomain = tenantHost.subdomain;
let promptEvent: BeforeInstallPromptEvent | undefined;

function updateMethod(): void {
  const isWanted = countVisit(subdomain) >= minVisits && !isInstallHintDone(subdomain) && !isInstalled();
  const method = promptEvent ? 'offer' : canInstallFromShareSheet() ? 'steps' : null;
  $installMethod.set(isWanted ? method : null);
}

/** Hides the install hint permanently, in all tabs. */
export function dismissInstallPrompt(): void {
  dismissInstallHint(subdomain);
  updateMethod();
}

/** Any choice hides the hint. */
export async function showInstallPrompt(): Promise<void> {
  const event = promptEvent;
  promptEvent = undefined;
  updateMethod();
  try {
    await event?.prompt();
    await event?.userChoice;
    dismissInstallHint(subdomain);
  } catch {}
}

export function startInstallPrompt(): void {
  provideInstallHandler((event) => {
    if (event.type === 'appinstalled') return dismissInstallPrompt();
    if (isInstallPrompt(event)) promptEvent = event;
    updateMethod();
  });
  addEventListener('storage', updateMethod);
  $isPageVisible.listen(updateMethod);
  updateMethod();
}
