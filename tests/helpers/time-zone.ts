import { afterEach, beforeEach, vi } from 'vitest';

/** Sets the time zone of each test of the file or of the `describe`. */
export function setTimeZone(zone = 'Europe/London'): void {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());
}
