/** Stored data of version 0.9.0 stays readable. The keys are older than the modules' names. */
import type { Page } from '@playwright/test';
import { fingerprint } from '../../../src/lib/format/text.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { unansweredOrder } from '../helpers/locators.ts';
import { demoMember, fetchTokens } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const owner = 'ciu/alex%40example.com';

type Tokens = Awaited<ReturnType<typeof fetchTokens>>;

/** Entries of `localStorage`. @param at ms since the epoch */
const storedOnDevice = (tokens: Tokens, at: number) => ({
  token: tokens.access_token,
  refreshToken: tokens.refresh_token,
  seenBy: `${fingerprint(tokens.access_token)} ${owner}`,
  [`kept ${owner} createSupportTicket`]: JSON.stringify({
    at,
    values: { subject: 'A question of before', description: 'It was typed into the version before.' },
  }),
  [`kept ${owner} seen tickets/me/`]: `${at}\ntickets/me/\nNov 25, 2026, 3:58 PM\n${JSON.stringify({
    results: [{ id: 52, draw_id: 3, draw_name: 'A raffle of before', number: '000008', prize_id: null }],
    count: 1,
    next: null,
  })}`,
  [`kept ${owner} timeReminder`]: '30',
  [`kept ${owner} sitting`]: `19815 ${at} 0`,
  'visits ciu': JSON.stringify({ count: 1, at, isHintDone: false }),
  'winsTold ciu': '["2/32","13/200"]',
  // The newest of the demo member's seven notifications is missing.
  'seen ciu 6888 notifications': '{"keys":["17","5","16","12","15","14"],"isCut":false}',
  'seen ciu 6888 support': '{"keys":["3","2","2 422696621","1","1 3184662654"],"isCut":false}',
});

/** Of features that are gone since. */
const removedFeatures = (at: number) => ({
  dismissedNotices: '4711-starts 4711-lasts',
  fieldFigures: 'off',
  [`kept ${owner} results`]: JSON.stringify({ 'won 32': at }),
  [`kept ${owner} review`]: '3 2026-05-24',
  'seen ciu 6888 visit': `${at}`,
});

/** Fills the browser as a signed-in member of the version before left it. */
async function restoreProfile(page: Page, device: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(
    ({ host, entries }) => {
      if (location.host !== host || sessionStorage.getItem('isFilled')) return;
      sessionStorage.setItem('isFilled', 'true');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { host: new URL(siteUrl('ciu')).host, entries: device },
  );
}

/** Entries of `sessionStorage`: an order of one ticket without a reply. */
const storedInTab = (drawId: string, at: number) => ({
  [`kept ${owner} order buyTickets ${drawId}`]: JSON.stringify({
    asked: { kind: 'tickets', count: 1 },
    before: { tickets: [], held: 0 },
    isFresh: true,
    at,
  }),
});

async function findDrawId(page: Page): Promise<string> {
  const link = page.getByRole('article').filter({ hasText: 'Thousand Pound Thursday' }).getByRole('link');
  return (await link.first().getAttribute('href'))?.split('/').at(-1) ?? '';
}

test('a profile of the version before is read: cache, draft, unread marks, wins, time reminder, pending order', {
  tag: '@wide',
}, async ({ page, runningSandbox, sandbox, open, failing }) => {
  const tokens = await fetchTokens(runningSandbox.port, 'ciu', demoMember.email);
  const at = Date.now() - 60_000;
  await restoreProfile(page, storedOnDevice(tokens, at));

  await failing('tickets/me/', 503);
  await open('ciu', '/tickets');
  await expect(page.getByRole('heading', { name: 'A raffle of before' })).toBeVisible();
  await expect(page.getByText(/Showing what was last loaded/)).toBeVisible();
  await sandbox.clearFaults();

  await open('ciu', '/support/create-ticket');
  await expect(page.getByLabel('Subject')).toHaveValue('A question of before');
  await expect(page.getByLabel('Description')).toHaveValue('It was typed into the version before.');

  await open('ciu', '/play-in-control');
  await expect(page.locator('[name=timeReminder]')).toHaveValue('30');
  await expect(page.getByLabel('Notifications, 1 new').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open('ciu');
  const drawId = await findDrawId(page);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    },
    storedInTab(drawId, at),
  );
  await open('ciu', `/raffles/${drawId}`);
  await expect(unansweredOrder(page)).toContainText(/^Tickets for .+We couldn't check\. Last tried /);
});

test('what removed features had stored is deleted, and the session, drafts, pause and seen marks stay', {
  tag: '@wide',
}, async ({ page, runningSandbox, open }) => {
  const tokens = await fetchTokens(runningSandbox.port, 'ciu', demoMember.email);
  const at = Date.now() - 60_000;
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  // Of another member of this device: the own one would end the offers of all screens.
  const pause = { 'pause ciu 1': `${day(at + 20 * 86_400_000)} ${day(at - 86_400_000)} A note of before` };
  const current = { ...storedOnDevice(tokens, at), ...pause };
  await restoreProfile(page, { ...current, ...removedFeatures(at) });
  await open('ciu');
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitForIdle(page);
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(storedKeys).not.toEqual(expect.arrayContaining(['fieldFigures']));
  const left = await storedKeys();
  expect(left).toEqual(expect.arrayContaining(Object.keys(current)));
  expect(left.filter((key) => key in removedFeatures(at))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('pause ciu 1'))).toBe(pause['pause ciu 1']);
});
