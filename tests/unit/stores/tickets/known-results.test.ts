import '../../../helpers/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  browser.visit('http://ciu.praxis.localhost:4321/');
});

async function open(email: string) {
  const page = await loadFreshPage();
  page.openSession({ access: email, refresh: `${email}-refresh` });
  const wins = await import('../../../../src/stores/tickets/known-results.ts');
  const kept = await import('../../../../src/lib/storage/scoped-storage.ts');
  return { ...page, ...wins, ...kept, isHere: () => kept.setStorageOwner('ciu', email) };
}

describe('results that were shown', () => {
  it('stay shown over a reload, also those noted before it was known who is here', async () => {
    const before = await open('ada@example.com');
    before.saveKnownResults([['1', 'won']]);
    before.isHere();
    before.saveKnownResults([['2', 'won']]);
    const after = await open('ada@example.com');
    expect(after.isKnownWon('1')).toBe(false);
    after.isHere();
    expect(['1', '2', '3'].map(after.isKnownWon)).toEqual([true, true, false]);
  });

  it('are no other member’s, and gone with the one who signs out', async () => {
    const ada = await open('ada@example.com');
    ada.isHere();
    ada.saveKnownResults([['1', 'won']]);
    ada.endSession();
    expect(ada.isKnownWon('1')).toBe(false);
    const eve = await open('eve@example.com');
    eve.isHere();
    expect(eve.isKnownWon('1')).toBe(false);
    expect(JSON.stringify({ ...localStorage })).not.toContain('results');
  });

  it('survive nonsense in the storage, and storage that is refused', async () => {
    const ada = await open('ada@example.com');
    ada.isHere();
    for (const nonsense of ['{', '"1"', '[1, {}]', 'null', '{"won 1":"x"}']) {
      localStorage.setItem('kept ciu/ada%40example.com results', nonsense);
      const after = await open('ada@example.com');
      after.isHere();
      expect(after.isKnownWon('1')).toBe(false);
      after.saveKnownResults([['1', 'won']]);
      expect(after.isKnownWon('1')).toBe(true);
    }
  });
});
