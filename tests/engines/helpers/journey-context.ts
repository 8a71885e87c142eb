/** What the journeys of an engine share: the site with its sandbox, and people at tabs of the engine. */

import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser } from '../../../scripts/support/machine/browser.mjs';
import { findEngine } from '../../../scripts/support/machine/engines.mjs';
import { createSandboxControl, type MemberInput } from '../../helpers/sandbox-control.ts';
import { requestTenant, type TenantRequest } from '../../helpers/tenant-request.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import type { InstrumentedSite } from './instrumented-site.ts';
import { startWithPlaywright } from './playwright.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** The demo member of every club, who has tickets, subscriptions and two clubs. */
const demoMember = { email: 'alex@example.com', password: 'demo-raffle-2026' } as const;

/** A member of all clubs who has nothing yet, and so no win to be told of. */
export const newcomer = { ...demoMember, email: 'empty@example.com' } as const;

export type JourneyContext = Awaited<ReturnType<typeof createJourneyContext>>;

/** @param site to be shown by the engine */
export async function createJourneyContext(
  site: Pick<InstrumentedSite, 'sitePort' | 'sandboxPort'>,
  engine: Engine,
) {
  const sandbox = createSandboxControl(`http://127.0.0.1:${site.sandboxPort}`);
  const visitorAt = async (other: Engine) => new Visitor(await other.newTab(), site.sitePort);
  const first = await visitorAt(engine);
  return {
    sandbox,
    /** Whoever is at the first tab. */
    visitor: first,
    visitorAt,
    secondTab: () => visitorAt(engine),
    /** Has a new member of ciu signed in. */
    async newMember(wish: Partial<MemberInput> = {}) {
      const member = await sandbox.createMember({ club: 'ciu', ...wish });
      await first.signInAs(member);
      return member;
    },
    /** The demo member, who has been told of their wins. */
    async demoSession() {
      const ask = (path: string, request: TenantRequest) =>
        requestTenant(site.sandboxPort, `ciu.praxis.localhost:${site.sandboxPort}`, path, request);
      const { body } = await ask('/users/sign_in/', {
        method: 'POST',
        body: { ...demoMember, remember_me: true, is_staff: false, reactivation: false },
      });
      const { access_token: access = '', refresh_token: refresh = '' } = body as Record<string, string>;
      const tickets = await ask('/tickets/me/', { token: access });
      const { results } = tickets.body as { results: { id: number; draw_id: number; prize_id: unknown }[] };
      const won = results.filter(({ prize_id }) => prize_id !== null);
      return { access, refresh, told: JSON.stringify(won.map(({ id, draw_id }) => `${draw_id}/${id}`)) };
    },
    close: () => engine.close(),
  };
}

export type EngineName = 'Firefox' | 'WebKit';

/** Starts the engine that `findEngine` found: the system's own by its WebDriver, otherwise Playwright's. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const found = findEngine(name);
  if (found?.firefox) return startFirefox(found.firefox);
  if (found?.webkit) return startWebKit(found.webkit);
  return startWithPlaywright(name === 'Firefox' ? firefox : webkit);
}

/** The browser that the others are compared with. */
export function startChromium(): Promise<Engine> {
  const path = findBrowser()?.path;
  return startWithPlaywright(chromium, path === undefined ? {} : { executablePath: path });
}
