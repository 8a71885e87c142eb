import type { BrowserContext } from '@playwright/test';
import { askClub } from '../../helpers/tenant-request.ts';
import { apiHost, clubs, siteUrl } from './hosts/addresses.ts';
import { demoMember, fetchTokens } from './sign-in.ts';

/** The demo member's wins by the host of a club's site, as a browser stores that they were told. */
export type ToldWins = readonly { readonly host: string; readonly key: string; readonly ids: string }[];

interface WonTicket {
  readonly id: number;
  readonly draw_id: number;
  readonly prize_id: number | null;
}

/** What the demo member has won in the demo data, whose ids are the same after each reset. */
export function readWins(sandboxPort: number): Promise<ToldWins> {
  return Promise.all(
    clubs.map(async (club) => {
      const { access_token: token } = await fetchTokens(sandboxPort, club, demoMember.email);
      const { body } = await askClub(sandboxPort, apiHost(club), '/tickets/me/', { token });
      const { results } = body as { results: WonTicket[] };
      const won = results.filter(({ prize_id }) => prize_id !== null);
      const ids = JSON.stringify(won.map(({ id, draw_id }) => `${draw_id}/${id}`));
      return { host: new URL(siteUrl(club)).host, key: `winsTold ${club}`, ids };
    }),
  );
}

/** Makes the browser one on which the demo member has been told of their wins. */
export async function haveToldWins(context: BrowserContext, wins: ToldWins): Promise<void> {
  await context.addInitScript((told) => {
    const here = told.find(({ host }) => host === location.host);
    try {
      if (here && localStorage.getItem(here.key) === null) localStorage.setItem(here.key, here.ids);
    } catch {}
  }, wins);
}
