import { expect, it } from 'vitest';
import { operations } from '../../../../src/lib/messages/operations.ts';
import { storedItems } from '../../../../src/lib/storage/stored-items.ts';

const owner = 'owner/ciu/alex%40example.com';
const findItems = (key: string) => storedItems.filter(({ keys }) => keys.test(key));

it('storedItems has exactly one item for each key', () => {
  const keys = [
    ...['token', 'sharedDevice', `${owner}/offline/users/me/`, `${owner}/pending-order/7`, 'sidebar_state'],
    ...[
      `${owner}/trusted-link//raffles/7`,
      `${owner}/timeSpent`,
      'seen/ciu/4711/notifications',
      'pause/ciu/4711',
    ],
    ...['app-shell', 'app-files-11b3a0f012063f5b', `${owner}/closed-early/7`],
  ];
  expect(keys.map((key) => findItems(key).length)).toEqual(keys.map(() => 1));
  expect([`${owner}/emails`, `${owner}/something`, 'tokens', ''].flatMap(findItems)).toEqual([]);
});

it('storedItems lists the draft of each write', () => {
  const forms = ['createSupportTicket', 'updatePersonalInfo', 'updatePasscode', 'updateEmail'] as const;
  const [drafts] = findItems(`${owner}/draft/createSupportTicket/break`);
  expect(drafts?.what).toContain('typed but not sent');
  for (const form of forms) {
    expect(operations[form]).toBeDefined();
    expect(findItems(`${owner}/draft/${form}`)).toEqual([drafts]);
  }
});

it('storedItems has unique texts without markup', () => {
  expect(new Set(storedItems.map(({ what }) => what)).size).toBe(storedItems.length);
  for (const { what, why, howLong } of storedItems) expect(what + why + howLong).not.toMatch(/[<>&]/);
});
