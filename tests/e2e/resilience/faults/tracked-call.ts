import type { Page, Request } from '@playwright/test';
import { patternOf } from '../../../../sandbox/http/request-parsing.ts';
import { requestTimeoutMs } from '../../../../src/lib/config.ts';
import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { listNotifications } from '../../../../src/lib/contract/notifications.ts';
import { listSupportTickets } from '../../../../src/lib/contract/support.ts';
import type { FaultInput } from '../../../helpers/sandbox-control.ts';
import { expect } from '../../helpers/fixtures.ts';
import type { ScenarioContext } from './call-scenario.ts';
import type { FaultCase } from './fault-cases.ts';

/** Longer than the app pauses before it repeats a read. */
const pauseMs = 2_000;
/** Hundreds of calls are waited for, most of them for less than a tenth of a second. */
const often = { intervals: [10, 20, 40] };

const passingStatuses = [408, 429, 502, 503, 504];

/** What the app looks at each minute by itself, too (stores/notifications/unread.ts). */
const looked: readonly Endpoint[] = [listNotifications, listSupportTickets];

/** How often a page made a call, and how often it ended, well or not. */
function watch(page: Page, { method, path }: Endpoint) {
  const seen = { made: 0, ended: 0 };
  const count = (what: keyof typeof seen) => (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === method && patternOf(method, pathname) === path) seen[what] += 1;
  };
  page.on('request', count('made'));
  page.on('requestfinished', count('ended'));
  page.on('requestfailed', count('ended'));
  return seen;
}

/** One call of the contract as a page makes it, with the faults that happen to it. */
export class TrackedCall {
  readonly #place: ScenarioContext;
  readonly #endpoint: Endpoint;
  readonly #repeats: boolean;
  readonly #seen: ReturnType<typeof watch>;

  /** @param repeats whether the app repeats it by itself while the failure looks like a passing one */
  constructor(place: ScenarioContext, endpoint: Endpoint, repeats: boolean) {
    this.#place = place;
    this.#endpoint = endpoint;
    this.#repeats = repeats;
    this.#seen = watch(place.page, endpoint);
  }

  /** Makes something happen to the call from now on, in place of what happened before. */
  async plan(wish: FaultInput): Promise<void> {
    const { method, path } = this.#endpoint;
    await this.#place.sandbox.clearRequests();
    await this.#place.sandbox.replaceFaults({ method, path, ...wish });
  }

  /**
   * Has the call go wrong in one way, up to where the app gives up.
   * @returns how often the app may have made it for that
   */
  async fail({ input, error, isSilent }: FaultCase, make: () => Promise<unknown>): Promise<number> {
    const passing = error.isConnectionLost || passingStatuses.includes(error.status ?? 0);
    const times = this.#repeats && passing ? 3 : 1;
    await this.plan(input);
    // That answers what was held; what is still under way would be joined by what the member does next.
    await expect.poll(() => this.#seen.made - this.#seen.ended, often).toBe(0);
    const before = { ...this.#seen };
    await make();
    await expect.poll(() => this.#seen.made, often).toBeGreaterThan(before.made);
    if (isSilent) {
      // What is given up before it has left the browser never reaches the API.
      await this.expectCount(1);
      await this.#place.page.clock.fastForward(requestTimeoutMs);
    }
    for (let time = 1; time <= times; time += 1) {
      await expect.poll(() => this.#seen.ended, often).toBeGreaterThanOrEqual(before.ended + time);
      if (time < times) await this.#place.page.clock.fastForward(pauseMs);
    }
    return times;
  }

  /** Sees that the call reached the API so often since its fault was planned. */
  async expectCount(times: number): Promise<void> {
    const { method, path } = this.#endpoint;
    const looks = looked.includes(this.#endpoint) ? 1 : 0;
    await expect
      .poll(async () => {
        const made = (await this.#place.sandbox.requests()).counts[`${method} ${path}`] ?? 0;
        return made >= times && made <= times + looks ? times : made;
      }, often)
      .toBe(times);
  }
}
