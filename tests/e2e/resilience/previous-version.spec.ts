/** Tests that data stored by the previous version stays readable. */
import type { Page } from '@playwright/test';
import { fingerprint } from '../../../src/lib/format/text.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { unansweredOrder } from '../helpers/locators.ts';
import { demoMember, fetchTokens } from '../helpers/sign-in.ts';

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
  // Belongs to another member, because a pause of this member would hide buying on all screens.
  'pause ciu 1': '2999-01-01 2998-12-01 A note of before',
  'winsTold ciu': '["2/32","13/200"]',
  // The newest of the demo member's seven notifications is missing.
  'seen ciu 6888 notifications': '{"keys":["17","5","16","12","15","14"],"isCut":false}',
  'seen ciu 6888 support': '{"keys":["3","2","2 422696621","1","1 3184662654"],"isCut":false}',
});

/** Restores the browser data of a signed-in member of the previous version. */
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

/** An order of one ticket without a reply. */
const pendingOrder = (drawId: string, at: number) => ({
  [`kept ${owner} pending-order/o-1`]: JSON.stringify({
    ...{ id: 'o-1', operation: 'buyTickets', subjectId: drawId, name: 'Thousand Pound Thursday', amount: 1 },
    ...{ startedAt: at, state: 'unanswered', before: { at, isComplete: false } },
  }),
});

async function findDrawId(page: Page): Promise<string> {
  const link = page.getByRole('article').filter({ hasText: 'Thousand Pound Thursday' }).getByRole('link');
  return (await link.first().getAttribute('href'))?.split('/').at(-1) ?? '';
}

test('app reads offline copy, draft, read marks and pending order of the previous version', {
  tag: '@wide',
}, async ({ page, runningSandbox, sandbox, open, failing }) => {
  const tokens = await fetchTokens(runningSandbox.port, 'ciu', demoMember.email);
  const at = Date.now() - 60_000;
  await restoreProfile(page, storedOnDevice(tokens, at));

  await failing('tickets/me/', 503);
  await open('ciu', '/tickets');
  await expect(page.getByRole('heading', { name: 'A raffle of before' })).toBeVisible();
  await expect(page.getByText(/couldn't update this. Last updated/)).toBeVisible();
  await sandbox.clearFaults();

  await open('ciu', '/support/create-ticket');
  await expect(page.getByLabel('Subject')).toHaveValue('A question of before');
  await expect(page.getByLabel('Description')).toHaveValue('It was typed into the version before.');

  await open('ciu', '/play-in-control#time-reminder');
  await expect(page.locator('[name=timeReminder]')).toHaveValue('30');
  await expect(page.getByLabel('Notifications, 1 new').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open('ciu');
  const drawId = await findDrawId(page);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    pendingOrder(drawId, at),
  );
  await open('ciu', `/raffles/${drawId}`);
  await expect(unansweredOrder(page)).toContainText(/^Tickets for .+We couldn't check\. Last tried /);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('pause/ciu/1');
  expect(keys.filter((key) => / |^seenBy$/.test(key))).toEqual([]);
});
