import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../../../src/lib/messages/operations.ts';
import { storedCountText } from '../../../../src/lib/messages/stored-data-notices.ts';
import {
  groupStoredEntries,
  readStoredEntries,
  type StoredEntry,
} from '../../../../src/lib/storage/stored-entries.ts';
import { findStoredItem, type StoredItem, storedItems } from '../../../../src/lib/storage/stored-items.ts';

const owner = 'kept ciu/alex%40example.com';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the table of what is stored', () => {
  it.each([
    ['token', 'session'],
    ['refreshToken', 'session'],
    ['seenBy', 'cachedReplies'],
    [`${owner} seen users/me/`, 'cachedReplies'],
    [`${owner} order buyTickets 7`, 'orders'],
    [`${owner} taken tickets`, 'orders'],
    [`${owner} email`, 'drafts'],
    [`${owner} createSupportTicket/break`, 'drafts'],
    [`${owner} wish /raffles/7`, 'drafts'],
    [`${owner} sitting`, 'reminders'],
    ['seen ciu 4711 notifications', 'readMarks'],
    ['pause ciu 4711', 'pause'],
    ['sidebar_state', 'appearance'],
    ['own-files', 'appFiles'],
    [`${owner} emails`, 'unknown'],
    [`${owner} something`, 'unknown'],
    ['tokens', 'unknown'],
    ['', 'unknown'],
  ])('%s is of %s', (key, id) => {
    expect(findStoredItem(key).id).toBe(id);
  });

  it('names the draft of each write', () => {
    const forms = ['createSupportTicket', 'updatePersonalInfo', 'updatePasscode', 'updateEmail'] as const;
    for (const form of forms) {
      expect(operations[form]).toBeDefined();
      expect(findStoredItem(`${owner} ${form}`).id).toBe('drafts');
    }
  });

  it('says of no two items the same, and holds no markup', () => {
    const items: readonly StoredItem[] = storedItems;
    expect(new Set(items.map(({ what }) => what)).size).toBe(items.length);
    for (const { what, why, howLong } of items) expect(what + why + howLong).not.toMatch(/[<>&]/);
  });
});

describe('stored entries', () => {
  it('are read by name, never by value', async () => {
    localStorage.setItem('token', 'secret-value');
    sessionStorage.setItem('returnTo', '/wallet');
    const entries = await readStoredEntries();
    expect(entries).toEqual([
      { area: 'browser', key: 'token', count: 1 },
      { area: 'tab', key: 'returnTo', count: 1 },
    ]);
    expect(JSON.stringify(groupStoredEntries(entries))).not.toContain('secret-value');
  });

  it('each belong to one group, and only what harms nobody can be removed', () => {
    const key = fc.oneof(
      fc.constantFrom(
        'token',
        'client',
        'chosenClient',
        'returnTo',
        'pause ciu 1',
        `${owner} order withdraw `,
        'theme',
      ),
      fc.string(),
    );
    const area = fc.constantFrom('browser', 'tab', 'cookie', 'files');
    fc.assert(
      fc.property(fc.array(fc.record({ area, key, count: fc.nat(9) })), (entries: StoredEntry[]) => {
        const groups = groupStoredEntries(entries);
        expect(groups.flatMap(({ entries: own }) => own)).toHaveLength(entries.length);
        for (const { removable } of groups)
          for (const entry of removable)
            expect(entry.key).not.toMatch(
              /^(token|refreshToken|chosenClient|reloadedFor\w+)$|^pause |^kept \S+ order /,
            );
      }),
    );
  });

  it('are counted by place', () => {
    expect(
      storedCountText([
        { area: 'browser', key: 'a', count: 1 },
        { area: 'browser', key: 'b', count: 1 },
        { area: 'cookie', key: 'c', count: 1 },
        { area: 'files', key: 'own-files', count: 1200 },
      ]),
    ).toBe('2 entries in this browser, 1 cookie, 1,200 files');
  });
});
