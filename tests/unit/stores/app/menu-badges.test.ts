import { beforeEach, expect, it } from 'vitest';
import { $menuBadges, setMenuBadges } from '../../../../src/stores/app/menu-badges.ts';

const none = { notifications: undefined, support: undefined, subscriptions: undefined };

beforeEach(() => setMenuBadges(none));

it('a menu link says what its badge counts', () => {
  setMenuBadges({ notifications: { text: '3', label: '3 new' } });
  expect($menuBadges.get()).toEqual({
    notifications: { 'aria-label': 'Notifications, 3 new', 'data-new': '3' },
  });
  setMenuBadges({ notifications: undefined });
  expect($menuBadges.get()).toEqual({});
});

it('More shows the sum of what phones reach by it, and says each part', () => {
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
