/** A read that the page's head has sent already (layouts/first-reads.js). */
interface EarlyRead {
  readonly url: string;
  readonly bearer: string | undefined;
  readonly reply: Promise<Response>;
}

declare global {
  var earlyReads: EarlyRead[] | undefined;
}

/** The answer to a read that is under way since before the app was there; each is handed over once. */
export function takeEarlyRead(url: string, bearer: string | undefined): Promise<Response> | undefined {
  const reads = globalThis.earlyReads ?? [];
  const index = reads.findIndex((read) => read.url === url && read.bearer === bearer);
  return index < 0 ? undefined : reads.splice(index, 1)[0]?.reply;
}

/** Drops the answers that nobody asked for. */
export function dropEarlyReads(): void {
  globalThis.earlyReads = undefined;
}
