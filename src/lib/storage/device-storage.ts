import { scopedStorage, tabStorage } from './scoped-storage.ts';

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

/** A tab's values that another tab may take over. */
export const tabAndDeviceStorage = {
  read: (name: string): string | undefined => tabStorage.read(name) ?? deviceStorage.read(name),
  write(name: string, text: string): void {
    tabStorage.write(name, text);
    deviceStorage.write(name, text);
  },
  /** Removes the tab's value, and the device's if both are equal. @returns whether they were equal */
  remove(name: string): boolean {
    const text = deviceStorage.read(name);
    const isShared = text !== undefined && text === tabStorage.read(name);
    if (isShared) deviceStorage.remove(name);
    tabStorage.remove(name);
    return isShared;
  },
};
