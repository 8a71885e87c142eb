import * as z from 'zod/mini';
import { readStored, writeStored } from '../storage/stored-value.ts';
import { isSharedDevice, safeLocalStorage } from '../storage/web-storage.ts';

const bufferedEvents: Event[] = [];
let handleEvent = (event: Event): void => void bufferedEvents.push(event);

/** Captures install events and suppresses the browser's prompt. */
export function startCapturingInstallEvents(): void {
  for (const name of ['beforeinstallprompt', 'appinstalled']) {
    addEventListener(name, (event) => {
      event.preventDefault();
      handleEvent(event);
    });
  }
}

/** Registers a listener and sends it the buffered events. */
export function provideInstallHandler(listener: (event: Event) => void): void {
  handleEvent = listener;
  bufferedEvents.splice(0).forEach(listener);
}

/** Web App Manifest incubations. Usable once. */
export interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

export const isInstallPrompt = (event: Event): event is BeforeInstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event;

export function isInstalled(): boolean {
  const { standalone } = navigator as { readonly standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

const otherBrowser = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|Brave/;

/** True for any browser on an iPhone or iPad. An iPad reports itself as a Mac. */
export function isAppleHandheld(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** True for Safari on an iPhone or iPad. */
export function canInstallFromShareSheet(): boolean {
  const { userAgent } = navigator;
  return isAppleHandheld() && /Version\/[\d.]+ .*Safari\//.test(userAgent) && !otherBrowser.test(userAgent);
}

/** A longer absence starts a new visit. */
const visitGapMs = 30 * 60_000;

/** The install hint only needs to know the first visit, so later ones are not counted. */
const maxVisits = 2;

const visitsSchema = z.object({
  count: z.number(),
  /** Ms since the epoch. */
  at: z.number(),
  isHintDone: z.boolean(),
});

type Visits = Readonly<z.output<typeof visitsSchema>>;

const getVisitsKey = (tenant: string) => `visits/${tenant}`;

const readVisits = (tenant: string): Visits =>
  readStored(safeLocalStorage, getVisitsKey(tenant), visitsSchema) ?? { count: 0, at: 0, isHintDone: false };

function saveVisits(tenant: string, visits: Visits): void {
  if (!isSharedDevice()) writeStored(safeLocalStorage, getVisitsKey(tenant), visits);
}

/** Counts a visit. Stores no member data. @returns the number of visits, up to 2; 1 when storage is blocked */
export function countVisit(tenant: string): number {
  const visits = readVisits(tenant);
  if (visits.count >= maxVisits) return maxVisits;
  const now = Date.now();
  const isNew = Math.abs(now - visits.at) >= visitGapMs;
  const count = visits.count + (isNew ? 1 : 0);
  saveVisits(tenant, { ...visits, count, at: now });
  return count;
}

export const isInstallHintDone = (tenant: string): boolean => readVisits(tenant).isHintDone;

export function dismissInstallHint(tenant: string): void {
  saveVisits(tenant, { ...readVisits(tenant), isHintDone: true });
}
