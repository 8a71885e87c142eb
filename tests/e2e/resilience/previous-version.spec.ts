import { fingerprint } from '../../../src/lib/format/text.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { demoMember, fetchTokens } from '../helpers/sign-in.ts';
import { visit } from './faults/call-scenario.ts';

const owner = 'ciu/alex%40example.com';

/** Entries of `localStorage`. tests/unit/lib/storage/migrate-stored-keys.test.ts has all keys. @param at ms since the epoch */
const storedOnDevice = (tokens: Awaited<ReturnType<typeof fetchTokens>>, at: number) => ({
  token: tokens.access_token,
  refreshToken: tokens.refresh_token,
  seenBy: `${fingerprint(tokens.access_token)} ${owner}`,
  [`kept ${owner} createSupportTicket`]: JSON.stringify({ at, values: { subject: 'A question of before' } }),
  [`kept ${owner} seen tickets/me/`]: `${at}\ntickets/me/\nNov 25, 2026, 3:58 PM\n${JSON.stringify({
    results: [{ id: 52, draw_id: 3, draw_name: 'A raffle of before', number: '000008', prize_id: null }],
    count: 1,
    next: null,
  })}`,
  // Belongs to another member, because a pause of this member would hide buying on all screens.
  'pause ciu 1': '2999-01-01 2998-12-01 A note of before',
  // The newest of the demo member's seven notifications is missing.
  'seen ciu 6888 notifications': '{"keys":["17","5","16","12","15","14"],"isCut":false}',
});

test('app starts with the session, offline copy, draft and read marks of the previous version', {
  tag: ['@soak', '@wide'],
}, async ({ page, runningSandbox, sandbox, open, failing }) => {
  const tokens = await fetchTokens(runningSandbox.port, 'ciu', demoMember.email);
  await page.addInitScript(
    ({ host, entries }) => {
      if (location.host !== host || sessionStorage.getItem('isFilled')) return;
      sessionStorage.setItem('isFilled', 'true');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { host: new URL(siteUrl('ciu')).host, entries: storedOnDevice(tokens, Date.now() - 60_000) },
  );
  await failing('tickets/me/', 503);
  await open('ciu', '/tickets');
  await expect(page.getByRole('heading', { name: 'A raffle of before' })).toBeVisible();
  await expect(page.getByText(/couldn't update this. Last updated/)).toBeVisible();
  await expect(page.getByLabel('Notifications, 1 new').first()).toBeVisible();
  await visit({ page, sandbox, club: 'ciu' }, '/support/create-ticket');
  await expect(page.getByLabel('Subject')).toHaveValue('A question of before');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('pause/ciu/1');
  expect(keys.filter((key) => / |^seenBy$/.test(key))).toEqual([]);
});
