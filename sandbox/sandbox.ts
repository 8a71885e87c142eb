import type { Faults } from './control/faults.ts';
import type { DrawJsonCache } from './draws/draw-json-cache.ts';
import type { RequestLog } from './http/request-log.ts';
import type { Throttle } from './http/throttle.ts';
import type { BackendProfile } from './profiles/backend-profile.ts';
import type { Clock } from './storage/clock.ts';
import type { Database } from './storage/database.ts';

/** What every part of a running sandbox shares. Clubs, members and money are in the database, nothing else is kept. */
export interface Sandbox {
  readonly database: Database;
  readonly drawJsonCache: DrawJsonCache;
  readonly clock: Clock;
  /** Port of the site, for addresses that lead back to it. */
  readonly sitePort: number;
  readonly faults: Faults;
  /** How the API answers now, and after a reset. */
  readonly profile: { now: BackendProfile; readonly usual: BackendProfile };
  readonly requests: RequestLog;
  readonly signIns: Throttle;
  /** Says something to whoever runs the sandbox. */
  readonly log: (line: string) => void;
}
