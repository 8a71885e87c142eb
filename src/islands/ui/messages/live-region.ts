import { $openDialogs, getTopDialog } from '../overlays/top-dialog.ts';
import {
  type Announcement,
  announcementQueue,
  areAnnouncementsPaused,
  type LiveRegion,
  onAnnouncement,
} from './announce.ts';

/** A focus change interrupts speech. */
const focusSettleMs = 150;
const minVisibleMs = 1_000;
/** Long enough for slow screen readers. */
const lineLifetimeMs = 5_000;

const recent = new Set<Announcement>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Prerendered, because screen readers often ignore regions added later. */
function getRegionElement(region: LiveRegion): Element | null {
  return getTopDialog()?.querySelector(`[data-live=${region}]`) ?? document.getElementById(region);
}

/** One line per announcement, so that a repeated text is read again. */
function render(message: Announcement): void {
  const line = document.createElement('p');
  line.textContent = message.text;
  message.element = line;
  getRegionElement(message.region)?.append(line);
  recent.add(message);
  setTimeout(() => recent.delete(message), minVisibleMs);
  setTimeout(() => line.remove(), lineLifetimeMs);
}

function isCoveredByFocus({ text, isRepeat }: Announcement): boolean {
  return !isRepeat && document.activeElement?.ariaLabel?.includes(text) === true;
}

function isDuplicate({ text }: Announcement, index: number, all: readonly Announcement[]): boolean {
  return all.some(
    (other, otherIndex) =>
      other.text.includes(text) && (other.text !== text ? otherIndex !== index : otherIndex < index),
  );
}

function flush(): void {
  timer = undefined;
  const messages = [...announcementQueue];
  announcementQueue.clear();
  for (const [index, message] of messages.entries()) {
    if (!(isCoveredByFocus(message) || isDuplicate(message, index, messages))) render(message);
  }
}

function scheduleFlush(): void {
  clearTimeout(timer);
  timer =
    announcementQueue.size > 0 && !areAnnouncementsPaused() ? setTimeout(flush, focusSettleMs) : undefined;
}

/** Queues unread announcements of a closing dialog again. */
function requeueFrom(dialog: HTMLElement): void {
  const lost = [...recent].filter(({ element }) => element && dialog.contains(element));
  const queued = [...announcementQueue];
  announcementQueue.clear();
  for (const message of [...lost, ...queued]) announcementQueue.add(message);
  for (const message of lost) recent.delete(message);
  scheduleFlush();
}

/** Writes announcements into the live regions once the focus has settled. */
export function startLiveRegions(): void {
  document.addEventListener('focusin', scheduleFlush);
  $openDialogs.listen((open, before = []) => {
    for (const dialog of before) if (!open.includes(dialog)) requeueFrom(dialog);
  });
  onAnnouncement(scheduleFlush);
}
