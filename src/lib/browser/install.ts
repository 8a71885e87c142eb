import { safeLocalStorage } from '../storage/web-storage.ts';

/** How a browser puts the app on the home screen, as far as it can be told. */

/** The browser's own offer (Web App Manifest incubations); not every browser makes one, and it can be taken up once. */
export interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

/** True for an event that is such an offer. */
export const isInstallPrompt = (event: Event): event is BeforeInstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event;

/** True where the app runs on its own already. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { readonly standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Other browsers of these devices, and apps that show pages, have no such way or another one. */
const otherBrowser = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|Brave/;

/** True for Safari of an iPhone or iPad, which adds to the home screen by its share sheet; an iPad says it is a Mac. */
export function canInstallFromShareSheet(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isHandheld =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isHandheld && /Version\/[\d.]+ .*Safari\//.test(userAgent) && !otherBrowser.test(userAgent);
}

// * How often this browser was at a club, and whether it has had enough of the hint to install: a number, a moment and a
// tick for each club, and nothing of the member. Where nothing can be stored, every visit is the first.

/** Who comes back after so long has come for another visit; a reload or a second tab is none. */
const absenceMs = 30 * 60_000;

/** Others keep their numbers. */
const mostVisits = 100;

interface Visits {
  readonly count: number;
  /** When the club was last looked at, in ms since the epoch. */
  readonly at: number;
  /** The hint is not wanted, or was followed. */
  readonly isHintDone: boolean;
}

const keyOf = (club: string) => `visits ${club}`;

function stored(club: string): Visits {
  try {
    const {
      count,
      at,
      isHintDone: isInstallHintDone,
    } = JSON.parse(safeLocalStorage.read(keyOf(club)) ?? '{}');
    const isKnown = Number.isSafeInteger(count) && count > 0 && Number.isFinite(at);
    return { count: isKnown ? count : 0, at: isKnown ? at : 0, isHintDone: isInstallHintDone === true };
  } catch {
    return { count: 0, at: 0, isHintDone: false };
  }
}

const store = (club: string, visits: Visits) => safeLocalStorage.write(keyOf(club), JSON.stringify(visits));

/** Notes that the club is being looked at, and counts the visit where it is a new one. @returns how many there were */
export function countVisit(club: string): number {
  const visits = stored(club);
  const now = Date.now();
  const isNew = Math.abs(now - visits.at) >= absenceMs;
  const count = Math.min(visits.count + (isNew ? 1 : 0), mostVisits);
  store(club, { ...visits, count, at: now });
  return count;
}

/** Whether the hint to install is over and done with. */
export const isInstallHintDone = (club: string): boolean => stored(club).isHintDone;

/** Notes that it is, for good. */
export function dismissInstallHint(club: string): void {
  store(club, { ...stored(club), isHintDone: true });
}
