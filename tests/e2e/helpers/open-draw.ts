import { expect, type Page } from '@playwright/test';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { apiHost, siteUrl } from './hosts/addresses.ts';
import { demoMember, fetchTokens } from './sign-in.ts';

interface Found {
  readonly results: readonly { readonly id: number; readonly name: string }[];
}

/** Opens a draw by its name, a closed one too, at its own address: what the list does is tested with the list. */
export async function openDrawAt(page: Page, sandboxPort: number, club: string, name: string): Promise<void> {
  const { access_token: token } = await fetchTokens(sandboxPort, club, demoMember.email);
  const path = `/draws/public/?sort=new&order=desc&search=${encodeURIComponent(name)}`;
  const { body } = await requestTenant(sandboxPort, apiHost(club), path, { token });
  const found = (body as Found).results.find((draw) => draw.name === name);
  if (!found) throw new Error(`There is no draw '${name}' at ${club}`);
  await page.goto(siteUrl(club, `/raffles/${found.id}`));
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}
