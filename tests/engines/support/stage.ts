/** What the journeys of an engine share: the site with its sandbox, and people at tabs of the engine. */
import { askClub } from '../../support/club-request.ts';
import { createSandboxControl, type MemberWish } from '../../support/sandbox-control.ts';
import type { Engine } from './engine.ts';
import { Visitor } from './visitor.ts';
import type { WatchedSite } from './watched-site.ts';

/** The demo member of every club, who has tickets, subscriptions and two clubs. */
export const demoMember = { email: 'alex@example.com', password: 'demo-raffle-2026' } as const;

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** @param site to be shown by the engine */
export async function setStage(site: Pick<WatchedSite, 'sitePort' | 'sandboxPort'>, engine: Engine) {
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
    async newMember(wish: Partial<MemberWish> = {}) {
      const member = await sandbox.createMember({ club: 'ciu', ...wish });
      await first.startAs(member);
      return member;
    },
    async demoTokens() {
      const { body } = await askClub(
        site.sandboxPort,
        `ciu.praxis.localhost:${site.sandboxPort}`,
        '/users/sign_in/',
        {
          method: 'POST',
          body: { ...demoMember, remember_me: true, is_staff: false, reactivation: false },
        },
      );
      const { access_token: access, refresh_token: refresh } = body as Record<string, string>;
      return { access: access ?? '', refresh: refresh ?? '' };
    },
    close: () => engine.close(),
  };
}
