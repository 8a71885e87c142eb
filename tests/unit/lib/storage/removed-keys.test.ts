import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteRemovedKeys } from '../../../../src/lib/storage/removed-keys.ts';
import { safeLocalStorage, safeSessionStorage } from '../../../../src/lib/storage/web-storage.ts';

const owner = 'kept ciu/alex%40example.com';

const removed = [
  ...['dismissedNotices', 'fieldFigures', `${owner} results`, `${owner} review`, 'seen ciu 6888 visit'],
];
/** Some resemble removed ones. */
const current = [
  ...['token', 'refreshToken', 'seenBy', `${owner} seen users/me/`, `${owner} order buyTickets 7`],
  ...[`${owner} reminder`, `${owner} createSupportTicket`, 'seen ciu 6888 notifications', 'winsTold ciu'],
  ...['visits ciu', 'pause ciu 6888', `${owner} seen results`, `${owner} results/1`],
];

// Other files of the worker may have left something.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['localStorage', safeLocalStorage],
  ['sessionStorage', safeSessionStorage],
])('keys of removed features are deleted from %s, and no others', (_, area) => {
  for (const key of [...current, ...removed]) area.write(key, 'value');
  deleteRemovedKeys();
  expect(area.keys()).toEqual(current);
});

it('blocked storage stops nothing', () => {
  sessionStorage.setItem('fieldFigures', 'off');
  vi.spyOn(localStorage, 'key').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  localStorage.setItem('fieldFigures', 'off');
  deleteRemovedKeys();
  expect(sessionStorage.getItem('fieldFigures')).toBeNull();
});
