import { type BrowserContext, expect, type Page } from '@playwright/test';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { apiHost, demoTenants, siteUrl } from './hosts/addresses.ts';
import { demoMember, fetchTokens } from './sign-in.ts';

/** The demo member's wins by host, as stored after their announcement. */
export type AnnouncedWins = readonly { readonly host: string; readonly key: string; readonly ids: string }[];

interface WonTicket {
  readonly id: number;
  readonly draw_id: number;
  readonly prize_id: number | null;
}

/** The ids are the same after each reset. */
export function readWins(sandboxPort: number): Promise<AnnouncedWins> {
  return Promise.all(
    demoTenants.map(async (club) => {
      const { access_token: token } = await fetchTokens(sandboxPort, club, demoMember.email);
      const { body } = await requestTenant(sandboxPort, apiHost(club), '/tickets/me/', { token });
      const { results } = body as { results: WonTicket[] };
      const won = results.filter(({ prize_id }) => prize_id !== null);
      const ids = JSON.stringify(won.map(({ id, draw_id }) => `${draw_id}/${id}`));
      return { host: new URL(siteUrl(club)).host, key: `announced-wins/${club}`, ids };
    }),
  );
}

export async function saveAnnouncedWins(context: BrowserContext, wins: AnnouncedWins): Promise<void> {
  await context.addInitScript((told) => {
    const here = told.find(({ host }) => host === location.host);
    try {
      if (here && localStorage.getItem(here.key) === null) localStorage.setItem(here.key, here.ids);
    } catch {}
  }, wins);
}

interface Found {
  readonly results: readonly { readonly id: number; readonly name: string }[];
}

/** Opens a draw by name, closed ones included. */
export async function openDrawAt(page: Page, sandboxPort: number, club: string, name: string): Promise<void> {
  const { access_token: token } = await fetchTokens(sandboxPort, club, demoMember.email);
  const path = `/draws/public/?sort=new&order=desc&search=${encodeURIComponent(name)}`;
  const { body } = await requestTenant(sandboxPort, apiHost(club), path, { token });
  const found = (body as Found).results.find((draw) => draw.name === name);
  if (!found) throw new Error(`There is no draw '${name}' at ${club}`);
  await page.goto(siteUrl(club, `/raffles/${found.id}`));
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}
