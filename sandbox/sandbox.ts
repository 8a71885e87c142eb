import type { Faults } from './control/faults.ts';
import type { DrawBodies } from './draws/draw-json-cache.ts';
import type { RequestLog } from './http/request-log.ts';
import type { Throttle } from './http/throttle.ts';
import type { Manner } from './profiles/backend-profile.ts';
import type { Clock } from './storage/clock.ts';
import type { Database } from './storage/database.ts';

/** What every part of a running sandbox shares. Clubs, members and money are in the database, nothing else is kept. */
export interface Sandbox {
  readonly database: Database;
  readonly drawBodies: DrawBodies;
  readonly clock: Clock;
  /** Port of the site, for addresses that lead back to it. */
  readonly sitePort: number;
  readonly faults: Faults;
  /** How the API answers now, and after a reset. */
  readonly manner: { now: Manner; readonly usual: Manner };
  readonly requests: RequestLog;
  readonly signIns: Throttle;
  /** Says something to whoever runs the sandbox. */
  readonly announce: (line: string) => void;
}
