/** Stored data of version 0.9.0 stays readable. The keys are older than the modules' names. */
import type { Page } from '@playwright/test';
import { fingerprint } from '../../../src/lib/format/text.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { demoMember, fetchTokens } from '../helpers/sign-in.ts';

const owner = 'ciu/alex%40example.com';

/** Entries of `localStorage`. @param at ms since the epoch */
const storedOnDevice = (token: string, at: number) => ({
  seenBy: `${fingerprint(token)} ${owner}`,
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
  await page.addInitScript(
    ({ host, device, access, refresh }) => {
      if (location.host !== host || sessionStorage.getItem('isFilled')) return;
      sessionStorage.setItem('isFilled', 'true');
      localStorage.setItem('token', access);
      localStorage.setItem('refreshToken', refresh);
      for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
    },
    {
      host: new URL(siteUrl('ciu')).host,
      device: storedOnDevice(tokens.access_token, at),
      access: tokens.access_token,
      refresh: tokens.refresh_token,
    },
  );

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
  await expect(page.getByText(/no ticket has been bought/)).toBeVisible();
});
