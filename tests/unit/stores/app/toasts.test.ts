import { beforeEach, expect, it } from 'vitest';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';

let page: FreshPage;

beforeEach(async () => {
  page = await loadFreshPage();
});

it('stands for four seconds unless told otherwise', { tags: ['spec:9.24'] }, () => {
  page.showToast({ kind: 'info', text: 'Hello' });
  page.showToast({ kind: 'error', title: 'Oh', text: 'No', ms: 5000 });
  expect(page.$toasts.get()).toMatchObject([
    { kind: 'info', title: undefined, text: 'Hello', ms: 4000 },
    { kind: 'error', title: 'Oh', text: 'No', ms: 5000 },
  ]);
});

it('stands for three seconds after a success and for five after a failure', { tags: ['spec:9.22'] }, () => {
  page.showToast({ kind: 'success', text: 'Done' });
  page.showToast({ kind: 'error', text: 'Oh' });
  expect(page.$toasts.get().map(({ ms }) => ms)).toEqual([3000, 5000]);
});

it('keeps the order and tells equal toasts apart', () => {
  for (const text of ['a', 'a', 'b', 'c']) page.showToast({ kind: 'info', text });
  const toasts = page.$toasts.get();
  expect(toasts.map(({ text }) => text)).toEqual(['a', 'a', 'b', 'c']);
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(4);
});

it('takes the place of the same error, not of another message', () => {
  page.showToast({ kind: 'error', title: 'Oh', text: 'No' });
  page.showToast({ kind: 'error', text: 'No' });
  page.showToast({ kind: 'success', text: 'No' });
  page.showToast({ kind: 'error', title: 'Oh', text: 'No' });
  expect(page.$toasts.get().map(({ kind, title }) => [kind, title])).toEqual([
    ['error', undefined],
    ['success', undefined],
    ['error', 'Oh'],
  ]);
});

it('goes when it is closed, alone or with all others', () => {
  for (const text of ['a', 'b', 'c']) page.showToast({ kind: 'info', text });
  page.closeToast(page.$toasts.get()[1]?.id ?? -1);
  page.closeToast(-1);
  expect(page.$toasts.get().map(({ text }) => text)).toEqual(['a', 'c']);
  page.closeAllToasts();
  expect(page.$toasts.get()).toEqual([]);
});
