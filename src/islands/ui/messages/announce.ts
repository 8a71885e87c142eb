import { onDialogLeft, topDialog } from '../overlays/top-dialog.ts';

type Region = 'announcer' | 'alerts';

interface Message {
  readonly text: string;
  readonly region: Region;
  /** Where it stands to be read, once it is said. */
  line?: HTMLElement;
}

/** A screen reader breaks off what it says when the focus moves: a message waits until the focus has rested so long. */
const restMs = 150;
/** What was said in a dialog that closes sooner than this was hardly heard. */
const heardMs = 1_000;
/** Long enough for slow readers to fetch the text; after it nobody comes across old words. */
const keptMs = 5_000;

let waiting: Message[] = [];
let unheard: Message[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The live regions stand in the served page, because those added later often go unread; a dialog has its own. */
function regionOf(region: Region): Element | null {
  return topDialog()?.querySelector(`[data-live=${region}]`) ?? document.getElementById(region);
}

function take(message: Message): void {
  waiting = waiting.filter((other) => other !== message);
  unheard = unheard.filter((other) => other !== message);
}

/** A line of its own for each message, so that none overwrites another and the same words are read again. */
function say(message: Message): void {
  const line = document.createElement('p');
  line.textContent = message.text;
  message.line = line;
  regionOf(message.region)?.append(line);
  unheard.push(message);
  setTimeout(() => take(message), heardMs);
  setTimeout(() => line.remove(), keptMs);
}

function sayAll(): void {
  timer = undefined;
  const messages = waiting;
  waiting = [];
  for (const message of messages) say(message);
}

function rest(): void {
  clearTimeout(timer);
  timer = waiting.length > 0 ? setTimeout(sayAll, restMs) : undefined;
}

/** What a closing dialog takes with it before anybody can have heard it is said again on the page. */
function saveFrom(dialog: HTMLElement): void {
  const lost = unheard.filter(({ line }) => line && dialog.contains(line));
  for (const message of lost) take(message);
  waiting = [...lost, ...waiting];
  rest();
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener('focusin', rest);
  onDialogLeft(saveFrom);
}

/**
 * The app's one voice: has a screen reader say a text, after whatever was to be said before it and once the focus has
 * come to rest. The same text is not queued twice; said again later, it is read again.
 * @returns takes the text back
 */
export function announce(text: string, region: Region = 'announcer'): () => void {
  listen();
  const message: Message = waiting.find((other) => other.text === text) ?? { text, region };
  if (!waiting.includes(message)) waiting.push(message);
  rest();
  return () => {
    take(message);
    message.line?.remove();
  };
}
