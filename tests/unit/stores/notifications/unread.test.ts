/** @module-tag slow */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSupportTicket } from '../../../../src/lib/contract/support.ts';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage, loadModules } from '../../../helpers/fresh-page.ts';
import { startSharedSandbox } from '../../../helpers/shared-servers.ts';
import type { Harness } from '../../../sandbox/harness.ts';

type Member = Awaited<ReturnType<Harness['member']>>;

const minuteMs = 60_000;

const { sandbox, wires } = await startSharedSandbox('ciu');
const wire = wires.ciu;
let member: Member;

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.now(),
  });
  localStorage.clear();
  sessionStorage.clear();
  browser.show();
  await sandbox.control.reset();
  member = await sandbox.member();
});
afterEach(() => {
  vi.unstubAllGlobals();
  wire.cutReads(false);
  vi.useRealTimers();
});

const { pass } = wire;
const inAMinute = () => pass(minuteMs + 2_000);

/** An idle page of the signed-in member. */
async function openPage({ access, refresh }: Member = member, ms = 4_000) {
  browser.visit('http://ciu.praxis.localhost:4321/wallet');
  const page = await loadFreshPage(wire.base);
  page.openSession({ access, refresh });
  const { startUnread, ...news } = await import('../../../../src/stores/notifications/unread.ts');
  const stores = await loadModules(
    import('../../../../src/stores/notifications/notifications.ts'),
    import('../../../../src/stores/app/menu-badges.ts'),
    import('../../../../src/stores/member/member.ts'),
    import('../../../../src/stores/support/support-requests.ts'),
  );
  const { $menuBadges, memberQuery: member, notificationsQuery: notifications } = stores;
  startUnread({ member, notifications, support: stores.supportRequestsQuery });
  await pass(ms);
  const marks = () =>
    Object.fromEntries(Object.entries($menuBadges.get()).map(([to, mark]) => [to, mark?.['data-new']]));
  return { ...page, ...news, $news: $menuBadges, marks, noteListShown: stores.registerVisibleList };
}

async function otherTab() {
  const { load } = browser;
  browser.load = () => {};
  const page = await openPage();
  browser.load = load;
  return page;
}

const club = 'ciu';
const notify = (count = 1, { email } = member) => sandbox.control.addNotifications({ club, email, count });
const answer = (message: string, subject?: string) =>
  sandbox.control.addSupportReply({ club, email: member.email, message, subject });
const open = (subject: string) =>
  member.call(createSupportTicket, {
    payload: { category: 'General', subject, description: 'What is it about?' },
  });
const asked = () => wire.requests.filter(({ path }) => path.startsWith('notifications/')).length;
const none = { notifications: undefined, support: undefined, more: undefined };

it('unread counts start at zero on a new device and include later items', async () => {
  await notify(3);
  await open('A question');
  await answer('<p>Yes.</p>');
  const page = await openPage();
  expect(page.marks()).toEqual(none);
  await notify(2);
  await answer('<p>And no.</p>');
  await inAMinute();
  expect(page.marks()).toEqual({ notifications: '2', support: '1', more: '1' });
  expect(page.$news.get().more?.['aria-label']).toBe('More, 1 new');
  expect(page.$unreadTotal.get()).toEqual({ count: 3, badge: '3' });
  expect(page.$unreadAnnouncement.get()).toBe('Notifications, 2 new. Support, 1 new');
  await inAMinute();
  expect(page.$unreadAnnouncement.get()).toBe('');
  expect((await openPage()).marks()).toEqual({ notifications: '2', support: '1', more: '1' });
});

it('unread counts omit a visible list and its new items', async () => {
  const page = await openPage();
  await notify();
  await inAMinute();
  const leave = page.noteListShown('notifications');
  expect(page.marks()).toEqual(none);
  leave();
  await notify();
  await inAMinute();
  expect(page.marks().notifications).toBe('1');
  browser.hide();
  const leaveUnseen = page.noteListShown('notifications');
  expect(page.marks().notifications).toBe('1');
  browser.show();
  expect(page.marks()).toEqual(none);
  await notify();
  await inAMinute();
  expect(page.marks()).toEqual(none);
  leaveUnseen();
  expect(page.marks()).toEqual(none);
});

it.each([
  ['omit', 'visible for 100 ms', 100, false],
  ['omit', 'visible for a second', 1_000, false],
  ['include', 'on a hidden page', 1_000, true],
])('unread counts %s a list that was %s after a cold start', async (_, __, ms, isHidden) => {
  await open('A question');
  await openPage();
  await notify(2);
  await answer('<p>Yes.</p>');
  const page = await openPage(member, 0);
  if (isHidden) browser.hide();
  const leave = [page.noteListShown('notifications'), page.noteListShown('support')];
  await pass(ms);
  for (const end of leave) end();
  browser.show();
  await pass(4_000);
  expect(page.marks()).toEqual(isHidden ? { notifications: '2', support: '1', more: '1' } : none);
  await notify();
  await inAMinute();
  expect(page.marks().notifications).toBe(isHidden ? '3' : '1');
});

it('unread counts omit items that another tab has shown', async () => {
  await openPage();
  await notify(2);
  const page = await openPage();
  expect(page.marks().notifications).toBe('2');
  const elsewhere = await otherTab();
  expect(page.marks().notifications).toBe('2');
  elsewhere.noteListShown('notifications');
  browser.dispatchStorageEvent('seen/ciu', null);
  expect(page.marks()).toEqual(none);
});

it('unread counts are cleared at sign-out and omit read items after the next sign-in', async () => {
  const page = await openPage();
  await notify(2);
  await inAMinute();
  page.noteListShown('notifications')();
  await notify();
  await inAMinute();
  expect(page.marks().notifications).toBe('1');
  page.endSession();
  expect(page.$news.get()).toEqual({});
  expect(page.$unreadTotal.get()).toEqual({ count: 0, badge: '' });
  const before = asked();
  await inAMinute();
  expect(asked()).toBe(before);
  const other = await sandbox.member();
  await notify(4, other);
  page.openSession(other);
  await pass(4_000);
  expect(page.marks()).toEqual(none);
  page.endSession();
  page.openSession(member);
  await pass(4_000);
  expect(page.marks().notifications).toBe('1');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/member-|A message/);
});

it('unread counts are refreshed once a minute while the page is visible and online', async () => {
  const page = await openPage();
  expect(asked()).toBeGreaterThan(0);
  const first = asked();
  for (let minute = 1; minute <= 5; minute += 1) {
    await pass(minuteMs);
    expect(asked() - first).toBeLessThanOrEqual(minute);
  }
  expect(asked() - first).toBeGreaterThanOrEqual(4);
  const seen = asked();
  browser.hide();
  await pass(5 * minuteMs);
  expect(asked()).toBe(seen);
  for (let turn = 0; turn < 5; turn += 1) {
    browser.show();
    browser.hide();
  }
  browser.show();
  await pass(1_000);
  expect(asked()).toBe(seen + 1);
  vi.stubGlobal('navigator', { onLine: false });
  browser.dispatch('offline');
  await pass(3 * minuteMs);
  expect(asked()).toBe(seen + 1);
  vi.stubGlobal('navigator', { onLine: true });
  browser.dispatch('online');
  await pass(1_000);
  expect(asked()).toBe(seen + 2);
  page.endSession();
});

it('unread counts of a paged list show "or more" and include replies on later pages', async () => {
  for (const number of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'])
    await open(`The ${number} question`);
  await notify(30);
  await sandbox.control.setProfile({ pageSize: 5 });
  const page = await openPage();
  expect(page.marks()).toEqual(none);
  await notify(7);
  await answer('<p>Yes.</p>', 'The first question');
  await inAMinute();
  expect(page.marks()).toEqual({ notifications: '5+', support: '1', more: '1' });
  expect(page.$news.get().notifications?.['aria-label']).toBe('Notifications, 5 or more new');
});
