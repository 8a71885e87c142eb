import { onDialogLeft, topDialog } from '../overlays/top-dialog.ts';
import { isVoiceHeld, type Message, onWaiting, type Region, waiting } from './announce.ts';

/** A screen reader breaks off what it says when the focus moves: a message waits until the focus has rested so long. */
const restMs = 150;
/** What was said in a dialog that closes sooner than this was hardly heard. */
const heardMs = 1_000;
/** Long enough for slow readers to fetch the text; after it nobody comes across old words. */
const keptMs = 5_000;

const unheard = new Set<Message>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The live regions stand in the served page, because those added later often go unread; a dialog has its own. */
function regionOf(region: Region): Element | null {
  return topDialog()?.querySelector(`[data-live=${region}]`) ?? document.getElementById(region);
}

/** A line of its own for each message, so that none overwrites another and the same words are read again. */
function say(message: Message): void {
  const line = document.createElement('p');
  line.textContent = message.text;
  message.line = line;
  regionOf(message.region)?.append(line);
  unheard.add(message);
  setTimeout(() => unheard.delete(message), heardMs);
  setTimeout(() => line.remove(), keptMs);
}

/** The focus has come to rest on what says the same: a reader has read that. */
function isSaidByFocus({ text, again }: Message): boolean {
  return !again && document.activeElement?.ariaLabel?.includes(text) === true;
}

/** Another message says it too, and comes first or says more. */
function isSaidBeside({ text }: Message, index: number, all: readonly Message[]): boolean {
  return all.some(
    (other, place) => other.text.includes(text) && (other.text !== text ? place !== index : place < index),
  );
}

function sayAll(): void {
  timer = undefined;
  const messages = [...waiting];
  waiting.clear();
  for (const [index, message] of messages.entries()) {
    if (!(isSaidByFocus(message) || isSaidBeside(message, index, messages))) say(message);
  }
}

function rest(): void {
  clearTimeout(timer);
  timer = waiting.size > 0 && !isVoiceHeld() ? setTimeout(sayAll, restMs) : undefined;
}

/** What a closing dialog takes with it before anybody can have heard it is said again on the page. */
function saveFrom(dialog: HTMLElement): void {
  const lost = [...unheard].filter(({ line }) => line && dialog.contains(line));
  const later = [...waiting];
  waiting.clear();
  for (const message of [...lost, ...later]) waiting.add(message);
  for (const message of lost) unheard.delete(message);
  rest();
}

/**
 * Gives the app its one voice: says what waits to be said, in order, each thing once, when the focus has come to rest
 * and where it can be heard.
 */
export function startVoice(): void {
  document.addEventListener('focusin', rest);
  onDialogLeft(saveFrom);
  onWaiting(rest);
}
