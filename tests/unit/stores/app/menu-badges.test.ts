import { beforeEach, expect, it } from 'vitest';
import { $menuBadges, setMenuBadges } from '../../../../src/stores/app/menu-badges.ts';

const none = { notifications: undefined, support: undefined, subscriptions: undefined };

beforeEach(() => setMenuBadges(none));

it('menu link name includes its badge count', () => {
  setMenuBadges({ notifications: { text: '3', label: '3 new' } });
  expect($menuBadges.get()).toEqual({
    notifications: { 'aria-label': 'Notifications, 3 new', 'data-new': '3' },
  });
  setMenuBadges({ notifications: undefined });
  expect($menuBadges.get()).toEqual({});
});

it("More link shows the sum of its links' badges and names each", () => {
  setMenuBadges({ support: { text: '2', label: '2 new' } });
  expect($menuBadges.get().more).toEqual({ 'aria-label': 'More, 2 new', 'data-new': '2' });
  setMenuBadges({ subscriptions: { text: '1', label: '1 to sort out' } });
  expect($menuBadges.get().more).toEqual({ 'aria-label': 'More, 2 new, 1 to sort out', 'data-new': '3' });
  setMenuBadges({ support: { text: '20+', label: '20 or more new' } });
  expect($menuBadges.get().more).toEqual({
    'aria-label': 'More, 20 or more new, 1 to sort out',
    'data-new': '21+',
  });
});
