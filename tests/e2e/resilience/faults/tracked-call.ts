import type { Page, Request } from '@playwright/test';
import { patternOf } from '../../../../sandbox/http/request-parsing.ts';
import { requestTimeoutMs } from '../../../../src/lib/config.ts';
import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { listNotifications } from '../../../../src/lib/contract/member.ts';
import { listSupportTickets } from '../../../../src/lib/contract/support.ts';
import type { FaultInput } from '../../../helpers/sandbox-control.ts';
import { expect } from '../../helpers/fixtures.ts';
import type { ScenarioContext } from './call-scenario.ts';
import type { FaultCase } from './fault-cases.ts';

/** Time in ms beyond the pause before a repeated read. */
const pauseMs = 2_000;
/** Most of the hundreds of calls take under 100 ms. */
const often = { intervals: [10, 20, 40] };

const passingStatuses = [408, 429, 502, 503, 504];

/** Also polled each minute (stores/notifications/unread.ts). */
const polled: readonly Endpoint[] = [listNotifications, listSupportTickets];

function watch(page: Page, { method, path }: Endpoint) {
  const calls = { made: 0, ended: 0 };
  const count = (what: keyof typeof calls) => (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === method && patternOf(method, pathname) === path) calls[what] += 1;
  };
  page.on('request', count('made'));
  page.on('requestfinished', count('ended'));
  page.on('requestfailed', count('ended'));
  return calls;
}

export class TrackedCall {
  readonly #place: ScenarioContext;
  readonly #endpoint: Endpoint;
  readonly #repeats: boolean;
  readonly #calls: ReturnType<typeof watch>;

  /** @param repeats whether the app repeats the call after a transient failure */
  constructor(place: ScenarioContext, endpoint: Endpoint, repeats: boolean) {
    this.#place = place;
    this.#endpoint = endpoint;
    this.#repeats = repeats;
    this.#calls = watch(place.page, endpoint);
  }

  async plan(fault: FaultInput): Promise<void> {
    const { method, path } = this.#endpoint;
    await this.#place.sandbox.clearRequests();
    await this.#place.sandbox.replaceFaults({ method, path, ...fault });
  }

  /** @returns the maximum number of attempts */
  async fail({ input, error, isSilent }: FaultCase, make: () => Promise<unknown>): Promise<number> {
    const passing = error.isConnectionLost || passingStatuses.includes(error.status ?? 0);
    const times = this.#repeats && passing ? 3 : 1;
    await this.plan(input);
    // The change of faults releases held replies. A new call would join one in flight.
    await expect.poll(() => this.#calls.made - this.#calls.ended, often).toBe(0);
    const before = { ...this.#calls };
    await make();
    await expect.poll(() => this.#calls.made, often).toBeGreaterThan(before.made);
    if (isSilent) {
      // An abort inside the browser never reaches the API.
      await this.expectCount(1);
      await this.#place.page.clock.fastForward(requestTimeoutMs);
    }
    for (let time = 1; time <= times; time += 1) {
      await expect.poll(() => this.#calls.ended, often).toBeGreaterThanOrEqual(before.ended + time);
      if (time < times) await this.#place.page.clock.fastForward(pauseMs);
    }
    return times;
  }

  /** Expects this many calls since the fault was set. */
  async expectCount(times: number): Promise<void> {
    const { method, path } = this.#endpoint;
    const looks = polled.includes(this.#endpoint) ? 1 : 0;
    await expect
      .poll(async () => {
        const made = (await this.#place.sandbox.requests()).counts[`${method} ${path}`] ?? 0;
        return made >= times && made <= times + looks ? times : made;
      }, often)
      .toBe(times);
  }
}
