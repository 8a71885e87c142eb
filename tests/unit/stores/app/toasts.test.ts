import { beforeEach, expect, it } from 'vitest';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';

let page: FreshPage;

beforeEach(async () => {
  page = await loadFreshPage();
});

it('toast lasts four seconds by default, three after a success and five after a failure', {
  tags: ['spec:9.22', 'spec:9.24'],
}, () => {
  page.showToast({ kind: 'info', text: 'Hello' });
  page.showToast({ kind: 'success', text: 'Done' });
  page.showToast({ kind: 'error', title: 'Oh', text: 'No' });
  page.showToast({ kind: 'info', text: 'Long', ms: 9_000 });
  expect(page.$toasts.get()).toMatchObject([
    { kind: 'info', title: undefined, text: 'Hello', ms: 4_000 },
    { kind: 'success', text: 'Done', ms: 3_000 },
    { kind: 'error', title: 'Oh', text: 'No', ms: 5_000 },
    { text: 'Long', ms: 9_000 },
  ]);
});

it('toasts keep their order, and equal ones have different ids', () => {
  for (const text of ['a', 'a', 'b', 'c']) page.showToast({ kind: 'info', text });
  const toasts = page.$toasts.get();
  expect(toasts.map(({ text }) => text)).toEqual(['a', 'a', 'b', 'c']);
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(4);
});

it('error toast replaces an equal error only', () => {
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

it('toasts close one at a time or all at once', () => {
  for (const text of ['a', 'b', 'c']) page.showToast({ kind: 'info', text });
  page.closeToast(page.$toasts.get()[1]?.id ?? -1);
  page.closeToast(-1);
  expect(page.$toasts.get().map(({ text }) => text)).toEqual(['a', 'c']);
  page.closeAllToasts();
  expect(page.$toasts.get()).toEqual([]);
});
