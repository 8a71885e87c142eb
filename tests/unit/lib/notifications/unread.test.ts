import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countUnread,
  type TrackedList,
  toTrackedNotification,
  toTrackedRequest,
  unreadBadge,
} from '../../../../src/lib/notifications/unread.ts';
import { aNotification, aSupportRequest } from '../../../../src/lib/samples.ts';
import { assertProperty, fastest } from '../../../helpers/properties.ts';

type Tab = typeof import('../../../../src/lib/notifications/unread.ts');

async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('../../../../src/lib/notifications/unread.ts');
}

beforeEach(() => localStorage.clear());

/** Entries are newest first by the server's clock, which can jump or stop. */
type Entry = Readonly<{ id: string; at: number }>;

const inOrder = (entries: readonly Entry[]) => entries.toSorted((a, b) => b.at - a.at);

function listOf(entries: readonly Entry[], page = Number.POSITIVE_INFINITY): TrackedList {
  const items = inOrder(entries).map(({ id }) => toTrackedNotification(aNotification({ id })));
  return { items: items.slice(0, page), isComplete: items.length <= page };
}

/** Counts unread entries; marks visible ones as read. */
function look(tab: Tab, key: string, list: TrackedList, isShown: boolean) {
  const seen = tab.loadReadKeys(key);
  return countUnread(list, isShown || !seen ? tab.saveReadKeys(key, list) : seen);
}

const action = fc.constantFrom('arrive', 'arrive', 'arrive', 'go', 'show', 'look', 'reload');

it('unread count of a complete list includes only items that no tab or session has shown', async () => {
  const loaded: Tab[] = [];
  while (loaded.length < 20) loaded.push(await openTab());
  let run = 0;
  assertProperty(
    fc.property(fc.array(fc.tuple(action, fc.nat(30)), { maxLength: 60 }), (steps) => {
      run += 1;
      const key = `seen/ciu/${run}/notifications`;
      const shown = new Set<string>();
      let entries: Entry[] = [];
      let isMet = false;
      let loads = 1;
      const tabs = [...loaded];
      for (const [index, [does, number]] of steps.entries()) {
        if (does === 'arrive') entries.push({ id: `${run}.${index}`, at: number % 6 });
        else if (does === 'go') entries = entries.filter((_, place) => place !== number);
        else if (does === 'reload') {
          loads += 1;
          tabs[number % 2] = loaded[loads % loaded.length] as Tab;
        } else {
          const unread = look(tabs[number % 2] as Tab, key, listOf(entries), does === 'show');
          if (does === 'show' || !isMet) for (const { id } of entries) shown.add(id);
          isMet = true;
          expect(unread).toEqual({ count: entries.filter(({ id }) => !shown.has(id)).length, isAll: true });
        }
      }
    }),
    300,
  );
});

it('unread count of a complete list takes under 50 ms and 10 kB for 5,000 items', async () => {
  const tab = await openTab();
  const entries = Array.from({ length: 5_000 }, (_, id) => ({ id: String(id), at: id }));
  const key = 'seen/ciu/1/notifications';
  expect(look(tab, key, listOf(entries), false)).toEqual({ count: 0, isAll: true });
  const more = [...entries, { id: 'new', at: 4_999 }, { id: 'newer', at: 9_000 }];
  const list = listOf(more);
  expect(look(tab, key, list, false)).toEqual({ count: 2, isAll: true });
  expect(fastest(() => look(tab, key, list, false))).toBeLessThan(50);
  expect(localStorage.getItem(key)?.length).toBeLessThan(10_000);
  expect(look(tab, key, list, true).count).toBe(0);
  expect(look(await openTab(), key, listOf(more.slice(1)), false).count).toBe(0);
});

describe('unread count of a paged list', () => {
  const history = fc.record({
    size: fc.integer({ min: 1, max: 8 }),
    before: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 }),
    later: fc.array(fc.integer({ min: 4, max: 9 }), { maxLength: 30 }),
    gone: fc.array(fc.nat(60), { maxLength: 10 }),
  });

  it('includes only newer items and reports that more may be unread', async () => {
    const tab = await openTab();
    let run = 0;
    assertProperty(
      fc.property(history, ({ size, before, later, gone }) => {
        run += 1;
        const key = `seen/ciu/${run}/notifications`;
        const old = before.map((at, index) => ({ id: `old ${index}`, at }));
        expect(look(tab, key, listOf(old, size), false).count).toBe(0);
        const met = new Set(inOrder(old).slice(0, size));
        const now = [...old, ...later.map((at, index) => ({ id: `new ${index}`, at }))].filter(
          (_, index) => !gone.includes(index),
        );
        const page = inOrder(now).slice(0, size);
        const { count, isAll } = look(tab, key, listOf(now, size), false);
        const news = page.filter(({ id }) => id.startsWith('new'));
        const unmet = page.filter((entry) => !met.has(entry));
        const meetsOld = page.some((entry) => met.has(entry));
        expect(count).toBe(meetsOld || old.length <= size ? news.length : unmet.length);
        expect(isAll).toBe(meetsOld || now.length <= size);
        expect(look(tab, key, listOf(now, size), true).count).toBe(0);
        expect(look(tab, key, listOf(now, size), false).count).toBe(0);
      }),
      300,
    );
  });
});

it('support request becomes unread when its replies change, not when only its date changes', async () => {
  const tab = await openTab();
  for (const [messages, responded_at, isShown, unread] of [
    [[], null, false, 0],
    [[' '], null, false, 0],
    [['Yes.'], null, false, 1],
    [['Yes.'], null, true, 0],
    [['Yes.'], '2026-01-01T00:00:00Z', false, 0],
    [['No.'], null, false, 1],
    [['Yes.', 'And more.'], null, false, 1],
    [['Yes.'], null, false, 0],
    [[], null, false, 0],
  ] as const) {
    const supportticketresponses = messages.map((message) => ({ message }));
    const request = toTrackedRequest(aSupportRequest({ responded_at, supportticketresponses }));
    const list = { items: [request], isComplete: true };
    expect(look(tab, 'seen/ciu/1/support', list, isShown).count, `${messages}`).toBe(unread);
  }
});

it.each([
  [0, true, undefined],
  [5, true, { text: '5', label: '5 new' }],
  [5, false, { text: '5+', label: '5 or more new' }],
  [1_500, true, { text: '99+', label: '1,500 new' }],
])('unreadBadge of %d items, of which that is all: %s, is %j', (count, isAll, badge) => {
  expect(unreadBadge({ count, isAll })).toEqual(badge);
});

it('read keys contain no personal data and differ by member, club and list', async () => {
  const { saveReadKeys, loadReadKeys, getReadKeysName } = await openTab();
  const answered = aSupportRequest({ supportticketresponses: [{ message: 'It was answered.' }] });
  const ada = getReadKeysName('ciu', 'ada@example.com', 'support');
  saveReadKeys(ada, { items: [toTrackedRequest(answered)], isComplete: true });
  expect(JSON.stringify({ ...localStorage, key: ada })).not.toMatch(/ada|example|answered/);
  expect(getReadKeysName('ciu', 'Ada@Example.com', 'support')).toBe(ada);
  for (const other of [
    getReadKeysName('ciu', 'eve@example.com', 'support'),
    getReadKeysName('riverside', 'ada@example.com', 'support'),
    getReadKeysName('ciu', 'ada@example.com', 'notifications'),
  ])
    expect(loadReadKeys(other)).toBeUndefined();
});

it('read keys stay in memory when storage is blocked and ignore invalid stored text', async () => {
  const { saveReadKeys, loadReadKeys } = await openTab();
  const listOne = (id: string) => ({ items: [{ id, contentKey: id }], isComplete: true });
  vi.stubGlobal('localStorage', undefined);
  saveReadKeys('seen/ciu/1/support', listOne('1'));
  expect(loadReadKeys('seen/ciu/1/support')?.keys).toEqual(['1']);
  vi.unstubAllGlobals();
  (await openTab()).saveReadKeys('seen/ciu/1/support', listOne('2'));
  expect(loadReadKeys('seen/ciu/1/support')?.keys).toEqual(['1', '2']);
  localStorage.setItem('seen/ciu/2/support', '{"keys":1}');
  expect(loadReadKeys('seen/ciu/2/support')).toBeUndefined();
});
