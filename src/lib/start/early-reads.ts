import { type Answer, readAnswer } from './answer.ts';

/** A read that the page's head has sent already (layouts/start/first-reads.js). */
interface EarlyRead {
  readonly url: string;
  readonly bearer: string | undefined;
  readonly reply: Promise<Response>;
  answer?: Promise<Answer>;
}

declare global {
  var earlyReads: EarlyRead[] | undefined;
}

function answerTo(read: EarlyRead | undefined): Promise<Answer> | undefined {
  if (read) read.answer ??= read.reply.then(readAnswer);
  return read?.answer;
}

/** The answer to a read that is under way since before the app was there; each is handed over once. */
export function takeEarlyRead(url: string, bearer: string | undefined): Promise<Answer> | undefined {
  const reads = globalThis.earlyReads ?? [];
  const index = reads.findIndex((read) => read.url === url && read.bearer === bearer);
  return index < 0 ? undefined : answerTo(reads.splice(index, 1)[0]);
}

/** The answer to the early read of a path without parameters, for what is shown before the app is there. */
export function peekEarlyRead(path: string): Promise<Answer> | undefined {
  return answerTo(globalThis.earlyReads?.find(({ url }) => url.includes(`/${path}`)));
}

/** Drops the answers that nobody asked for. */
export function dropEarlyReads(): void {
  globalThis.earlyReads = undefined;
}
