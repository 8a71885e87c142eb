import { chromium, firefox, webkit } from '@playwright/test';
import { test } from 'vitest';
import { findEngine } from '../../../scripts/support/machine/engines.mjs';
import { chromiumOptions, shortLivedFlags } from '../../e2e/helpers/hosts/chromium.ts';
import { isSoak } from '../../e2e/helpers/walks.ts';
import { createSandboxControl, type MemberInput } from '../../helpers/sandbox-control.ts';
import { requestTenant, type TenantRequest } from '../../helpers/tenant-request.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import type { InstrumentedSite } from './instrumented-site.ts';
import { startWithPlaywright } from './playwright.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const demoMember = { email: 'alex@example.com', password: 'demo-raffle-2026' } as const;

/** A member without any data. */
export const newcomer = { ...demoMember, email: 'empty@example.com' } as const;

/** What the journeys of one engine share. */
export interface Journey {
  context: Awaited<ReturnType<typeof createJourneyContext>>;
  /** Problems that the current test expects. */
  allowed: RegExp | undefined;
}

export async function createJourneyContext(
  site: Pick<InstrumentedSite, 'sitePort' | 'sandboxPort'>,
  engine: Engine,
) {
  const sandbox = createSandboxControl(`http://127.0.0.1:${site.sandboxPort}`);
  const visitorAt = async (other: Engine) => new Visitor(await other.newTab(), site.sitePort);
  const first = await visitorAt(engine);
  return {
    sandbox,
    visitor: first,
    visitorAt,
    secondTab: () => visitorAt(engine),
    async newMember(input: Partial<MemberInput> = {}) {
      const member = await sandbox.createMember({ club: 'ciu', ...input });
      await first.signInAs(member);
      return member;
    },
    /** All wins are already announced. */
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
      const wins = results.filter(({ prize_id }) => prize_id !== null);
      return {
        access,
        refresh,
        announcedWins: JSON.stringify(wins.map(({ id, draw_id }) => `${draw_id}/${id}`)),
      };
    },
    close: () => engine.close(),
  };
}

export type EngineName = 'Firefox' | 'WebKit';

/** For a journey that `npm test` runs in one engine, and the soak in both. */
export const testIn = (only: EngineName, engine: EngineName) => test.runIf(isSoak || engine === only);

/** Starts a system browser by WebDriver, or Playwright's. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const found = findEngine(name);
  if (found?.firefox) return startFirefox(found.firefox);
  if (found?.webkit) return startWebKit(found.webkit);
  return startWithPlaywright(name === 'Firefox' ? firefox : webkit);
}

/** The reference browser. */
export function startChromium(): Promise<Engine> {
  const launchOptions = chromiumOptions('MAP *.praxis.localhost 127.0.0.1', ...shortLivedFlags);
  // The worker would download every file.
  return startWithPlaywright(chromium, launchOptions, { serviceWorkers: 'block' });
}
