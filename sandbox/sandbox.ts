import type { Faults } from './control/faults.ts';
import type { RequestLog } from './http/request-log.ts';
import type { Throttle } from './http/throttle.ts';
import type { BackendProfile } from './profiles/backend-profile.ts';
import type { Clock } from './storage/clock.ts';
import type { Database } from './storage/database.ts';

export interface Sandbox {
  readonly database: Database;
  readonly clock: Clock;
  readonly sitePort: number;
  readonly faults: Faults;
  readonly profile: { current: BackendProfile; readonly initial: BackendProfile };
  readonly requests: RequestLog;
  readonly signIns: Throttle;
  readonly log: (line: string) => void;
}
