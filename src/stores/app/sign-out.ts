import { holdSpentTokenLock } from '../../lib/api/token-refresh.ts';
import { endSession } from './session.ts';

/** The lock prevents a token refresh in other tabs from restoring the session. */
export function signOut(): void {
  holdSpentTokenLock();
  endSession();
}
