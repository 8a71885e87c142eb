/** What the journeys of an engine share: the site with its sandbox, and people at tabs of the engine. */

import { createSandboxControl, type MemberWish } from '../../helpers/sandbox-control.ts';
import { askClub, type ClubRequest } from '../../helpers/tenant-request.ts';
import type { Engine } from './engine.ts';
import type { WatchedSite } from './instrumented-site.ts';
import { Visitor } from './visitor.ts';

/** The demo member of every club, who has tickets, subscriptions and two clubs. */
const demoMember = { email: 'alex@example.com', password: 'demo-raffle-2026' } as const;

/** A member of all clubs who has nothing yet, and so no win to be told of. */
export const newcomer = { ...demoMember, email: 'empty@example.com' } as const;

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
    /** The demo member, who has been told of their wins. */
    async demoSession() {
      const ask = (path: string, request: ClubRequest) =>
        askClub(site.sandboxPort, `ciu.praxis.localhost:${site.sandboxPort}`, path, request);
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
