import { scopedStorage } from './scoped-storage.ts';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The owner's values for all tabs until sign-out. */
export const deviceStorage = {
  ...scopedStorage('device', notifyListeners),
  /** Also follows other tabs. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', notifyListeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', notifyListeners);
    };
  },
};
