import { holdSpentTokenLock } from '../../lib/api/token-refresh.ts';
import { endSession } from './session.ts';

/**
 * Signs the member out by their own choice. Where another tab is renewing the session, it does not bring it back: what
 * tells that tab is imported with whatever offers to log out, so that no press comes before it.
 */
export function signOut(): void {
  holdSpentTokenLock();
  endSession();
}
