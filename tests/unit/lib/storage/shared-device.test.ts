import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countVisit } from '../../../../src/lib/browser/install.ts';
import { saveDraft } from '../../../../src/lib/drafts/autosave.ts';
import { getReadKeysName, saveReadKeys } from '../../../../src/lib/notifications/unread.ts';
import {
  canStoreForOwner,
  clearAllScoped,
  deviceStorage,
  getDraftKey,
  setStorageOwner,
} from '../../../../src/lib/storage/scoped-storage.ts';
import { writeLastTouch } from '../../../../src/lib/storage/web-storage.ts';
import { markAnnounced } from '../../../../src/lib/tickets/announced-wins.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setStorageOwner();
  setStorageOwner('ciu', 'ada@example.com');
});
afterEach(() => writeLastTouch());

/** Keys that stay after the tab closes, except for the mark of a shared device. */
const lasting = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).filter(
    (key) => key !== 'sharedDevice',
  );

/** Stores what a visit of a member stores. */
function useDevice(): void {
  deviceStorage.write('reminder', '5 week');
  saveDraft(getDraftKey('createSupportTicket'), { subject: 'Where is it?' });
  const items = [{ id: 'n1', contentKey: 'n1' }];
  saveReadKeys(getReadKeysName('ciu', 'ada@example.com', 'notifications'), { items, isComplete: true });
  markAnnounced('ciu', [{ id: '1', draw_id: '2' }]);
  countVisit('ciu');
}

describe('stored data of a visit', () => {
  it('is limited to the tab and deleted at sign-out on a shared device', () => {
    writeLastTouch('1');
    expect(canStoreForOwner()).toBe(true);
    useDevice();
    expect(lasting()).toEqual([]);
    expect(deviceStorage.read('reminder')).toBe('5 week');
    clearAllScoped();
    expect(sessionStorage.length).toBe(0);
  });

  it('is kept after the tab closes on any other device', () => {
    useDevice();
    expect(lasting()).toHaveLength(5);
  });
});
