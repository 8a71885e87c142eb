import { type Answer, readAnswer } from './answer.ts';

/** A read that the page's head has sent already (layouts/head/prefetch.js). */
interface EarlyRead {
  readonly url: string;
  readonly bearer: string | undefined;
  readonly reply: Promise<Response>;
  /** When it was sent, by `performance.now()`. */
  readonly at: number;
  answer?: Promise<Answer>;
}

declare global {
  var earlyReads: EarlyRead[] | undefined;
}

/** So long an answer may wait for whoever asks, in ms: a screen that comes much later wants to know what is so by then. */
const freshMs = 60_000;

const reads = () => (globalThis.earlyReads ?? []).filter(({ at }) => performance.now() - at < freshMs);

function answerTo(read: EarlyRead | undefined): Promise<Answer> | undefined {
  if (read) read.answer ??= read.reply.then(readAnswer);
  return read?.answer;
}

/** The answer to a read that is under way since before the app was there; each is handed over once. */
export function takeEarlyRead(url: string, bearer: string | undefined): Promise<Answer> | undefined {
  const taken = reads().find((read) => read.url === url && read.bearer === bearer);
  if (taken) globalThis.earlyReads = reads().filter((read) => read !== taken);
  return answerTo(taken);
}

/** The answer to the early read of a path without parameters, for what is shown before the app is there. */
export function peekEarlyRead(path: string): Promise<Answer> | undefined {
  return answerTo(reads().find(({ url }) => url.includes(`/${path}`)));
}

/** Drops the answers that nobody asked for. */
export function dropEarlyReads(): void {
  globalThis.earlyReads = undefined;
}
