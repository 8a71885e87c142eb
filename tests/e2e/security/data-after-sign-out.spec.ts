import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { stringsOf } from '../helpers/heap.ts';
import { errorBox, purchasePanel } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

/** Types by keys, because scripted values would remain in the page's memory. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.insertText(text);
}

/** Navigates within the app, which keeps the page's memory. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(siteUrl('ciu', path));
  await expect(page.locator('main').locator('[data-slot=loaded], form, .prose, .list').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Returns stored and visible data. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
      await caches.keys(),
      await indexedDB.databases(),
    ]),
  );
}

/** True for a standalone occurrence. A file hash may contain a short number. */
function standsIn(texts: string, text: string): boolean {
  return new RegExp(`(?<!\\w)${text.replace(/\W/g, '\\$&')}(?!\\w)`).test(texts);
}

// Other tests' pages leave the same texts in a shared process.
test.use({ hasProcessPerTab: true });

test('sign-out removes all member data from storage, page and memory', async ({
  context,
  page,
  open,
  failing,
}) => {
  await failing(
    'draws/{id}/buy_tickets/',
    400,
    JSON.stringify({ detail: `${demoMember.email} may not buy.` }),
  );
  const me = page.waitForResponse('**/users/me/');
  const signedIn = page.waitForResponse('**/users/sign_in/');
  await open('ciu', '/sign-in');
  await type(page, 'Email', demoMember.email);
  await type(page, 'Password', demoMember.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('ciu'));
  const { access_token, refresh_token } = await (await signedIn).json();
  const { name, ref_code, address1, phone_number } = await (await me).json();
  const secrets = {
    email: demoMember.email,
    password: demoMember.password,
    access: access_token,
    refresh: refresh_token,
    name,
    ref_code,
    address1,
    phone_number,
  };

  await page.getByRole('main').getByRole('link', { name: 'Play' }).nth(1).click();
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByRole('main').locator(errorBox)).toContainText('may not buy.');
  for (const path of ['/wallet', '/wallet/withdraw', '/tickets', '/support', '/notifications', '/profile']) {
    await follow(page, path);
  }
  await page.getByRole('button', { name: 'Edit personal info' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  // The check finds data in the page's memory.
  expect(await stringsOf(context, page)).toContain(demoMember.email);
  // Mimics an abandoned sign-up. Memory is not searched for this scripted value.
  await page.evaluate(() => sessionStorage.setItem('signUp', '{"email":"begun@example.com"}'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  expect(await kept(page)).not.toContain('begun@example.com');
  const found = async () => {
    const places = { memory: await stringsOf(context, page), storage: await kept(page) };
    return Object.entries(places).flatMap(([place, texts]) =>
      Object.keys(secrets)
        .filter((what) => standsIn(texts, secrets[what as keyof typeof secrets]))
        .map((what) => `${what} in ${place}`),
    );
  };
  // A search takes seconds on a busy machine.
  await expect.poll(found, { timeout: 30_000 }).toEqual([]);
});
