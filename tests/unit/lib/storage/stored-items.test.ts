import { expect, it } from 'vitest';
import type { Operation } from '../../../../src/lib/messages/operations.ts';
import { findStoredItems, storedItems } from '../../../../src/lib/storage/stored-items.ts';

const owner = 'owner/ciu/alex%40example.com';
const findItems = (key: string) => storedItems.filter(({ keys }) => keys.test(key));

it('storedItems has one row for each stored key, and none for other keys', () => {
  const ofOwner = ['offline/users/me/', 'pending-order/7', 'trusted-link//raffles/7', 'timeSpent'];
  const keys = [
    ...['token', 'sharedDevice', 'sidebar_state', 'seen/ciu/4711/notifications', 'pause/ciu/4711'],
    ...['app-shell', 'app-files-11b3a0f012063f5b', `${owner}/closed-early/7`],
    ...ofOwner.map((name) => `${owner}/${name}`),
  ];
  expect(keys.map((key) => findItems(key).length)).toEqual(keys.map(() => 1));
  expect([`${owner}/emails`, `${owner}/something`, 'tokens', ''].flatMap(findItems)).toEqual([]);
});

it('storedItems has one row for the drafts of all forms that the device stores', () => {
  const [drafts] = findItems(`${owner}/draft/createSupportTicket/break`);
  expect(drafts?.what).toContain('typed but not sent');
  const forms: Operation[] = ['createSupportTicket', 'updatePersonalInfo', 'updatePasscode', 'updateEmail'];
  for (const form of forms) expect(findItems(`${owner}/draft/${form}`)).toEqual([drafts]);
});

it('storedItems has rows with different texts and without markup', () => {
  expect(new Set(storedItems.map(({ what }) => what)).size).toBe(storedItems.length);
  for (const { what, why, howLong } of storedItems) expect(what + why + howLong).not.toMatch(/[<>&]/);
});

it('findStoredItems returns the rows of the given names in the order of the table', () => {
  const rows = findStoredItems(['pause/ciu/1', 'visits/ciu', 'token', 'refreshToken']);
  expect(rows).toEqual(storedItems.filter((row) => rows.includes(row)));
  expect(rows.map((row) => row.isRemovedAtSignOut)).toEqual([true, false, false]);
});

it('findStoredItems adds a row for names that the table does not have', () => {
  const rows = findStoredItems(['token', 'something']);
  expect(rows).toHaveLength(2);
  expect(storedItems).toContain(rows[0]);
  expect(storedItems).not.toContain(rows[1]);
});
