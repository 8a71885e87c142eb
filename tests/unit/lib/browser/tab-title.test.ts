import { expect, it, vi } from 'vitest';
import { nameTab, nameTabForGood } from '../../../../src/lib/browser/tab-title.ts';

it('a tab has the latest name, and keeps one that is for good', () => {
  const tab = { title: '' };
  vi.stubGlobal('document', tab);
  nameTab('Wallet');
  nameTab('');
  expect(tab.title).toBe('Wallet');
  nameTabForGood('Application Error');
  nameTab('Notifications');
  expect(tab.title).toBe('Application Error');
});
