import { expect, type Page } from '@playwright/test';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { apiHost, siteUrl } from './hosts/addresses.ts';

/** As printed by `npm start`. */
export const demoMember = { email: 'alex@example.com', password: 'demo-raffle-2026' } as const;

async function fillInAndSend(
  page: Page,
  email: string,
  password: string = demoMember.password,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main form button[type=submit]').click();
}

/** Ends on the list of raffles. */
export async function signInByForm(page: Page, club: string, email: string): Promise<void> {
  await page.goto(siteUrl(club, '/sign-in'));
  await fillInAndSend(page, email);
  await expect(page).toHaveURL(siteUrl(club));
}

/** Signs in on the form that the app has opened. The previous screen may have an email field, too. */
export async function signInHere(
  page: Page,
  email: string = demoMember.email,
  password?: string,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await fillInAndSend(page, email, password);
}

export async function fetchTokens(sandboxPort: number, club: string, email: string) {
  const payload = {
    email,
    password: demoMember.password,
    remember_me: true,
    is_staff: false,
    reactivation: false,
  };
  const reply = await requestTenant(sandboxPort, apiHost(club), '/users/sign_in/', {
    method: 'POST',
    body: payload,
  });
  expect(reply.status, `sign-in of ${email} at ${club}`).toBe(200);
  return reply.body as { access_token: string; refresh_token: string };
}

/** Stores tokens before the page opens. */
export async function signInBefore(
  page: Page,
  sandboxPort: number,
  club: string,
  email: string,
): Promise<void> {
  const tokens = await fetchTokens(sandboxPort, club, email);
  await page.addInitScript(
    ({ host, access_token, refresh_token }) => {
      // Once a tab: a member who signs out stays signed out.
      if (location.host !== host || sessionStorage.getItem('signedInBefore')) return;
      sessionStorage.setItem('signedInBefore', 'true');
      localStorage.setItem('token', access_token);
      localStorage.setItem('refreshToken', refresh_token);
    },
    { host: new URL(siteUrl(club)).host, ...tokens },
  );
}
