import type { BrowserContext, Page } from '@playwright/test';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';
import { storedItems } from '../../../src/lib/storage/stored-items.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { sample } from '../helpers/walks.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

/** Records each write to web storage, cookies, caches and databases, also of what is removed at once. */
function recordWrites(): void {
  const record = (name: string) => void Reflect.get(globalThis, 'recordStored')(name);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function set(key, value) {
    record(key);
    setItem.call(this, key, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      record(text.split('=')[0] ?? '');
      cookie?.set?.call(document, text);
    },
  });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function openDatabase(name, version) {
    record(`database ${name}`);
    return open.call(this, name, version);
  };
}

async function trackWrites(context: BrowserContext): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  await context.exposeFunction('recordStored', (name: string) => void names.add(name));
  await context.addInitScript(recordWrites);
  return names;
}

const storedNames = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);

const findStoredItem = (name: string) => storedItems.find(({ keys }) => keys.test(name));

/** Whether the browser stores anything is tried with a key that is removed at once. */
const isUnknown = (name: string) => !findStoredItem(name) && !/(^| )trial$/.test(name);

/** Orders, pays, chooses and types. */
async function useEverything(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByText(/^New tickets: /)).toBeVisible();
  await open('/wallet/withdraw');
  await page.getByLabel('Amount in pounds').fill('1');
  await page.getByLabel('Bank name').fill('Barclays');
  await page.getByLabel('Account number').fill('12345678');
  await page.getByLabel('Sort code').fill('123456');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Taking you back…')).toBeVisible();
  await open('/wallet/deposit');
  await page.getByRole('button', { name: '£1', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page).not.toHaveURL(siteUrl('ciu', '/wallet/deposit'));
  await open('/notifications');
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Control+b');
  await open('/play-in-control#time-reminder');
  await page.getByLabel('Remind me').selectOption({ index: 1 });
  await page.getByRole('heading', { name: /^Pause:/ }).click();
  await page.getByRole('button', { name: 'Set pause' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start pause' }).click();
  await open('/support/create-ticket');
  await page.getByLabel('Subject').fill('My deposit is late');
}

test('a visit stores only data that the app lists, and sign-out deletes its part', {
  tag: ['@wide'],
}, async ({ page, context, signIn }) => {
  const written = await trackWrites(context);
  const open = (path: string) => visit({ page, club: 'ciu' }, path);
  const walk = async (isPublic: boolean) => {
    const names = routeNames.filter((route) => (getRoute(route).access === 'public') === isPublic);
    for (const name of sample(names, 6)) {
      await open(getRoute(name).path.replace(':id', '1'));
      // A draw has a heading of its own beside the frame's.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  };
  await signIn(page, 'ciu');
  await useEverything(page, open);
  await walk(false);
  await open('/privacy-policy');
  await waitForIdle(page);
  expect((await storedNames(page)).filter(isUnknown)).toEqual([]);
  const rows = page.getByRole('main').getByRole('row');
  for (const { what, why, howLong } of storedItems) {
    await expect(rows.filter({ hasText: what }).getByRole('cell')).toHaveText([what, why, howLong]);
  }
  await open('/more');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const left = async () =>
    (await storedNames(page)).filter((name) => isUnknown(name) || findStoredItem(name)?.isRemovedAtSignOut);
  await expect.poll(left).toEqual([]);
  await walk(true);
  await page.goto(siteUrl('ciu', '/reset-password?token=abc'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...written].filter(isUnknown)).toEqual([]);
  expect(written.size).toBeGreaterThan(15);
});
