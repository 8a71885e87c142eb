import '../../../helpers/browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { $toasts, closeAllToasts, closeToast, showToast } from '../../../../src/stores/app/toasts.ts';

beforeEach(closeAllToasts);

it('toast lasts four seconds by default, three after a success and five after a failure', {
  tags: ['spec:9.22', 'spec:9.24'],
}, () => {
  showToast({ kind: 'info', text: 'Hello' });
  showToast({ kind: 'success', text: 'Done' });
  showToast({ kind: 'error', title: 'Oh', text: 'No' });
  showToast({ kind: 'info', text: 'Long', ms: 9_000 });
  expect($toasts.get()).toMatchObject([
    { kind: 'info', title: undefined, text: 'Hello', ms: 4_000 },
    { kind: 'success', text: 'Done', ms: 3_000 },
    { kind: 'error', title: 'Oh', text: 'No', ms: 5_000 },
    { text: 'Long', ms: 9_000 },
  ]);
});

it('toasts keep their order, and equal ones have different ids', () => {
  for (const text of ['a', 'a', 'b', 'c']) showToast({ kind: 'info', text });
  const toasts = $toasts.get();
  expect(toasts.map(({ text }) => text)).toEqual(['a', 'a', 'b', 'c']);
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(4);
});

it('error toast replaces an equal error only', () => {
  showToast({ kind: 'error', title: 'Oh', text: 'No' });
  showToast({ kind: 'error', text: 'No' });
  showToast({ kind: 'success', text: 'No' });
  showToast({ kind: 'error', title: 'Oh', text: 'No' });
  expect($toasts.get().map(({ kind, title }) => [kind, title])).toEqual([
    ['error', undefined],
    ['success', undefined],
    ['error', 'Oh'],
  ]);
});

it('toasts close one at a time or all at once', () => {
  for (const text of ['a', 'b', 'c']) showToast({ kind: 'info', text });
  closeToast($toasts.get()[1]?.id ?? -1);
  closeToast(-1);
  expect($toasts.get().map(({ text }) => text)).toEqual(['a', 'c']);
  closeAllToasts();
  expect($toasts.get()).toEqual([]);
});
