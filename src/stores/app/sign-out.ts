import { holdSpentTokenLock } from '../../lib/api/token-refresh.ts';
import { endSession } from './session.ts';

/** Signs the member out. The lock keeps other tabs from restoring the session by a token refresh. */
export function signOut(): void {
  holdSpentTokenLock();
  endSession();
}
