import { getTopDialog, onDialogClose } from '../overlays/top-dialog.ts';
import {
  type Announcement,
  announcementQueue,
  areAnnouncementsPaused,
  type LiveRegion,
  onAnnouncement,
} from './announce.ts';

/** A screen reader breaks off what it says when the focus moves: a message waits until the focus has rested so long. */
const restMs = 150;
/** What was said in a dialog that closes sooner than this was hardly heard. */
const heardMs = 1_000;
/** Long enough for slow readers to fetch the text; after it nobody comes across old words. */
const keptMs = 5_000;

const unheard = new Set<Announcement>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The live regions stand in the served page, because those added later often go unread; a dialog has its own. */
function regionOf(region: LiveRegion): Element | null {
  return getTopDialog()?.querySelector(`[data-live=${region}]`) ?? document.getElementById(region);
}

/** A line of its own for each message, so that none overwrites another and the same words are read again. */
function say(message: Announcement): void {
  const line = document.createElement('p');
  line.textContent = message.text;
  message.element = line;
  regionOf(message.region)?.append(line);
  unheard.add(message);
  setTimeout(() => unheard.delete(message), heardMs);
  setTimeout(() => line.remove(), keptMs);
}

/** The focus has come to rest on what says the same: a reader has read that. */
function isSaidByFocus({ text, isRepeat }: Announcement): boolean {
  return !isRepeat && document.activeElement?.ariaLabel?.includes(text) === true;
}

/** Another message says it too, and comes first or says more. */
function isSaidBeside({ text }: Announcement, index: number, all: readonly Announcement[]): boolean {
  return all.some(
    (other, place) => other.text.includes(text) && (other.text !== text ? place !== index : place < index),
  );
}

function sayAll(): void {
  timer = undefined;
  const messages = [...announcementQueue];
  announcementQueue.clear();
  for (const [index, message] of messages.entries()) {
    if (!(isSaidByFocus(message) || isSaidBeside(message, index, messages))) say(message);
  }
}

function rest(): void {
  clearTimeout(timer);
  timer = announcementQueue.size > 0 && !areAnnouncementsPaused() ? setTimeout(sayAll, restMs) : undefined;
}

/** What a closing dialog takes with it before anybody can have heard it is said again on the page. */
function saveFrom(dialog: HTMLElement): void {
  const lost = [...unheard].filter(({ element }) => element && dialog.contains(element));
  const later = [...announcementQueue];
  announcementQueue.clear();
  for (const message of [...lost, ...later]) announcementQueue.add(message);
  for (const message of lost) unheard.delete(message);
  rest();
}

/**
 * Gives the app its one voice: says what waits to be said, in order, each thing once, when the focus has come to rest
 * and where it can be heard.
 */
export function startLiveRegions(): void {
  document.addEventListener('focusin', rest);
  onDialogClose(saveFrom);
  onAnnouncement(rest);
}
