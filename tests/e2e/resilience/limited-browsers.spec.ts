import type { BrowserContext, Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { blockStorage, emulateOldestBrowser } from '../helpers/limited-browsers.ts';
import { demoMember, signInByForm, signInHere } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { isSoak } from '../helpers/walks.ts';
import { visit } from './faults/call-scenario.ts';

const club = 'riverside';
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const header = (page: Page) => page.getByRole('banner');
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

async function findRaffles(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Live & Scheduled Only' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  const asked = page.waitForRequest(/draws\/public\/\?.*search=/);
  await page.getByPlaceholder('Search ...').fill('Slow Boat');
  const query = Object.fromEntries(new URL((await asked).url()).searchParams);
  expect(query).toEqual({ search: 'Slow Boat', sort: 'price', order: 'asc' });
  await expect(cards(page)).toHaveCount(1);
}

async function buyTicket(page: Page): Promise<void> {
  await cards(page).getByRole('link').first().click();
  const panel = page.getByRole('complementary', { name: 'Get tickets' });
  await panel.getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByText('You bought 1 ticket(s) for this draw.').last()).toBeVisible();
}

async function chooseDark(page: Page): Promise<void> {
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await page.getByRole('button', { name: 'Theme' }).click();
  await dark.click();
  await expect(dark).toBeHidden();
  await expect(page.locator('html')).toContainClass('dark');
}

/** Opens each popover and closes it in every way. */
async function openPopovers(page: Page): Promise<void> {
  const theme = page.getByRole('button', { name: 'Theme' });
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  const beside = page.getByRole('heading', { level: 1 });
  await theme.click();
  await expect(dark).toBeInViewport({ ratio: 1 });
  await expect(theme).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(dark).toBeHidden();
  await expect(theme).toHaveAttribute('aria-expanded', 'false');
  await theme.click();
  await beside.click();
  await expect(dark).toBeHidden();
  await chooseDark(page);

  const notifications = page.getByRole('heading', { name: 'Notifications', level: 2 });
  await header(page).getByRole('button', { name: 'Notifications' }).click();
  await expect(notifications).toBeInViewport();
  await beside.click();
  await expect(notifications).toBeHidden();

  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tickets' }).hover();
  const tooltip = page.locator('[data-slot=tooltip]').filter({ hasText: /^Tickets$/ });
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await beside.hover();
  await expect(tooltip).toBeHidden();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
}

async function select(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('menuitem', { name: item })).toBeHidden();
}

async function deposit(page: Page): Promise<void> {
  await follow(page, 'Wallet');
  await page.getByRole('link', { name: 'Deposit' }).click();
  await page.getByRole('button', { name: '£20' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}

async function chooseBirthday(page: Page): Promise<void> {
  await page.goto(siteUrl('harlequin', '/sign-up'));
  await page.getByLabel('Email').fill('new@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Date of birth/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  await sheet.getByRole('spinbutton', { name: 'Year' }).press('ArrowUp');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Date of birth/ })).toContainText('2001');
}

/** CSS of the emulated browser, which cannot be removed by names. */
function forgetFieldSizing(): void {
  const { supports } = CSS;
  CSS.supports = (...asked: [string]) => asked[0] !== 'field-sizing' && supports.apply(CSS, asked);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('textarea { field-sizing: fixed !important }');
  document.adoptedStyleSheets = [sheet];
}

async function writeLongQuestion(page: Page): Promise<void> {
  await visit({ page, club }, '/support/create-ticket');
  const box = page.getByRole('textbox', { name: 'Description' });
  const isWhole = () => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  await box.fill(Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n'));
  await expect.poll(isWhole).toBe(true);
  await waitForIdle(page);
  await page.reload();
  await expect(box, 'put back from the draft').toHaveValue(/line 29/);
  await expect.poll(isWhole).toBe(true);
}

async function signInAgain(page: Page): Promise<void> {
  await select(page, 'Profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await select(page, 'Logout');
  await signInHere(page);
}

const inSoak = (...tasks: ((page: Page) => Promise<void>)[]) => (isSoak ? tasks : []);

/** In `npm test`, what the limit concerns. */
const oldest = [
  ...[findRaffles, buyTicket, openPopovers],
  ...inSoak(signInAgain, deposit),
  ...[writeLongQuestion, chooseBirthday],
];
const withoutStorage = [
  ...inSoak(findRaffles),
  ...[buyTicket, chooseDark, signInAgain, deposit],
  ...inSoak(chooseBirthday),
];

async function emulateOldest(context: BrowserContext): Promise<void> {
  await emulateOldestBrowser(context);
  await context.addInitScript(forgetFieldSizing);
}

for (const [kind, limit, tasks, tags] of [
  ['of the oldest supported version', emulateOldest, oldest, ['@soak']],
  ['that blocks storage', blockStorage, withoutStorage, []],
] as const) {
  test(`main journeys work in a browser ${kind}`, { tag: ['@wide', ...tags] }, async ({ context, page }) => {
    await limit(context);
    await signInByForm(page, club, demoMember.email);
    for (const task of tasks) await test.step(task.name, () => task(page));
  });
}
