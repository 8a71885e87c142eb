import { refreshLockTimeoutMs } from './config.ts';
import { lasting } from './storage.ts';

/** Who this tab is among the others; drawn at random, because `crypto.randomUUID` is as young as Web Locks. */
const holder = `${Date.now()}${Math.random()}`;

/** Time for a tab's entry to reach the others, whichever process they run in. */
const settleMs = 50;

const keyOf = (name: string) => `lease:${name}`;

function isHeld(entry: string | undefined): boolean {
  const ends = Number(entry?.split(' ')[1]);
  const left = ends - Date.now();
  // A date further off than any lease lasts is no lease.
  return left > 0 && left <= refreshLockTimeoutMs;
}

/**
 * Takes a lease of local storage, for tabs of browsers without locks; it ends by itself should the tab die. Of tabs
 * that take it at the same moment the last to write gets it. Where storage is blocked, so are other tabs' sessions,
 * and the lease is granted.
 */
export async function takeLease(name: string): Promise<boolean> {
  if (isHeld(lasting.read(keyOf(name)))) return false;
  const entry = `${holder} ${Date.now() + refreshLockTimeoutMs}`;
  lasting.write(keyOf(name), entry);
  if (lasting.read(keyOf(name)) !== entry) return true;
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return lasting.read(keyOf(name)) === entry;
}

/** Gives the lease back, unless another tab has it by now. */
export function freeLease(name: string): void {
  if (lasting.read(keyOf(name))?.startsWith(`${holder} `)) lasting.remove(keyOf(name));
}
