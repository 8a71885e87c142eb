import { afterEach, expect, it, vi } from 'vitest';
import { lockTabTitle, setTabTitle } from '../../../../src/lib/browser/page.ts';

// Tests of rules share a worker, and its globals.
afterEach(() => vi.unstubAllGlobals());

it('tab title is the latest one until it is locked', () => {
  const tab = { title: '' };
  vi.stubGlobal('document', tab);
  setTabTitle('Wallet');
  setTabTitle('');
  expect(tab.title).toBe('Wallet');
  lockTabTitle('Application Error');
  setTabTitle('Notifications');
  expect(tab.title).toBe('Application Error');
});
