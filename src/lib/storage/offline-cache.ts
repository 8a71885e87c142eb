import { lasting } from './web-storage.ts';

declare global {
  /** Whose answers are kept here, as the page's head found it: the member whose session the page has opened with. */
  var seenOwner: string | undefined;
}

/** Where it stands whose answers are kept: a mark of the token that they came by, and the owner (lib/storage/scoped-storage.ts). */
export const seenByKey = 'seenBy';

/** So long what a member saw last is of use to them. */
const lastsMs = 7 * 24 * 60 * 60 * 1_000;

/** An answer of the API that this member was given before the page was opened. */
interface Seen {
  /** When it came, in ms since the epoch, by this device's clock. */
  readonly at: number;
  /** The same as text. */
  readonly when: string;
  /** Its body as far as it was kept. @throws {SyntaxError} when it is not JSON */
  readonly json: () => unknown;
  /** Has it gone, as it cannot be read any more. */
  readonly drop: () => void;
}

/** True for the keys under which answers are kept, whoever's. */
export const isSeenKey = (key: string) => /^kept \S+ seen /.test(key);

/** True for an answer of that moment which may still be shown. */
export const isRecent = (at: number) => Math.abs(Date.now() - at) < lastsMs;

/** What the member saw last of an address below the API's base; what is too old is gone. */
export function lastSeen(address: string): Seen | undefined {
  const key = `kept ${globalThis.seenOwner} seen ${address}`;
  const [at, , when = '', body = ''] = (lasting.read(key) ?? '').split('\n');
  const drop = () => lasting.remove(key);
  if (isRecent(Number(at))) return { at: Number(at), when, json: () => JSON.parse(body), drop };
  drop();
  return undefined;
}

/** Forgets what anybody saw here. */
export function forgetSeen(): void {
  globalThis.seenOwner = undefined;
  for (const key of lasting.keys()) if (key === seenByKey || isSeenKey(key)) lasting.remove(key);
}
