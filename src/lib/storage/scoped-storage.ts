import { fingerprint } from '../format/text.ts';
import {
  createScopedKey,
  draftPrefix,
  isMemberKey,
  isSharedDevice,
  offlinePrefix,
  safeLocalStorage,
  safeSessionStorage,
  scopedKeyPrefix,
} from './web-storage.ts';

interface DraftHandle {
  /** @param includePrefilled also saves untouched values that the app filled in */
  readonly save: (includePrefilled: boolean) => void;
  readonly restore: () => void;
  readonly discard: () => void;
}

export const signUpKey = 'signUp';

/** Belongs to no session. */
export const resetTokenKey = 'resetToken';

/** A visitor's forms share a typed email by this draft. */
export const emailDraftName = 'email';

/** Undefined while unknown; nothing is then read or saved. */
let owner: string | undefined;

/** True once the data of other owners is deleted. A late reply may name an email that another tab has changed. */
let isExclusive = false;

/** By draft name. */
export const draftForms = new Map<string, DraftHandle>();

/** Returns `<tenant>/<encoded email>`; undefined while the owner is unknown. */
export const getStorageOwner = (): string | undefined => owner;

/** Returns undefined while the owner is unknown. */
export function getScopedKey(name: string): string | undefined {
  return owner && createScopedKey(owner, name);
}

/** Returns undefined while the owner is unknown. @param name of the draft */
export const getDraftKey = (name: string): string | undefined => getScopedKey(draftPrefix + name);

function removeAll(shouldRemove: (key: string) => boolean): void {
  for (const area of [safeSessionStorage, safeLocalStorage])
    area.keys().filter(shouldRemove).forEach(area.remove);
}

/** Returns the storage for values of all tabs. On a shared device, it is the tab's. */
export const getDeviceArea = () => (isSharedDevice() ? safeSessionStorage : safeLocalStorage);

/** Creates storage for the owner's values, of this tab or of all tabs until sign-out. */
export function scopedStorage(area: 'tab' | 'device', onChange = () => {}) {
  const getStorage = area === 'tab' ? () => safeSessionStorage : getDeviceArea;
  const read = (name: string) => {
    const key = getScopedKey(name);
    return key && getStorage().read(key);
  };
  return {
    read,
    has: (name: string) => read(name) !== undefined,
    /** @returns false when refused or without an owner */
    write: (name: string, text: string) => {
      const key = getScopedKey(name);
      if (!key) return false;
      getStorage().write(key, text);
      onChange();
      return getStorage().read(key) === text;
    },
    remove: (name: string) => {
      const key = getScopedKey(name);
      if (key) getStorage().remove(key);
      onChange();
    },
    /** Returns the names of stored values with a prefix. */
    names: (prefix: string) => {
      const start = getScopedKey(prefix);
      if (!start) return [];
      const keys = getStorage().keys();
      return keys.filter((key) => key.startsWith(start)).map((key) => prefix + key.slice(start.length));
    },
  };
}

export const tabStorage = scopedStorage('tab');

/**
 * Moves all entries to another owner. Deletes cached replies, which contain the old owner. An existing target
 * stays, because another tab wrote it.
 */
function moveAll(previousOwner: string, nextOwner: string): void {
  const [from, to] = [createScopedKey(previousOwner, ''), createScopedKey(nextOwner, '')];
  removeAll((key) => key.startsWith(from + offlinePrefix));
  for (const area of [safeSessionStorage, safeLocalStorage]) {
    for (const key of area.keys()) {
      if (!key.startsWith(from)) continue;
      const targetKey = to + key.slice(from.length);
      const text = area.read(targetKey) ?? area.read(key) ?? '';
      area.remove(key);
      area.write(targetKey, text);
    }
  }
}

/** Saves the previous owner's drafts. Moves all entries when the member only changed the email. */
function changeOwner(nextOwner: string | undefined, previousOwner: string | undefined): void {
  for (const { save } of draftForms.values()) save(true);
  const isRenamed = previousOwner !== undefined && nextOwner !== undefined && previousOwner !== nextOwner;
  const isCurrentOwnerRenamed = isRenamed && owner === previousOwner;
  if (isRenamed) moveAll(previousOwner, nextOwner);
  else if (owner) draftForms.clear();
  owner = nextOwner;
  isExclusive = false;
  if (!isCurrentOwnerRenamed) for (const { restore } of draftForms.values()) restore();
}

/**
 * Sets the owner: a member, a visitor (no email), or unknown (no tenant). Deletes all other owners' entries
 * once a member is known.
 * @param source undefined for a change of session. A `reply` with another email renames the owner, or
 * `cacheOwner` while the owner is unknown. A `cache` entry may be outdated, so it deletes nothing.
 */
export function setStorageOwner(tenant?: string, email = '', source?: 'reply' | 'cache'): void {
  const nextOwner = tenant && `${tenant}/${encodeURIComponent(email.toLowerCase())}`;
  if (owner !== nextOwner)
    changeOwner(nextOwner, source === 'reply' ? (owner ?? globalThis.cacheOwner) : undefined);
  if (!nextOwner || !email || isExclusive || source === 'cache') return;
  const own = createScopedKey(nextOwner, '');
  removeAll((key) => key.startsWith(scopedKeyPrefix) && !key.startsWith(own));
  isExclusive = true;
}

/** Deletes a draft. The visible form is not saved again. */
export function discardDraft(name: string): void {
  draftForms.get(name)?.discard();
  draftForms.delete(name);
  tabStorage.remove(draftPrefix + name);
}

/** Deletes members' values in this tab. A visitor's values stay. */
export function clearMembersTabValues(): void {
  safeSessionStorage.keys().filter(isMemberKey).forEach(safeSessionStorage.remove);
}

export function clearAllScoped(): void {
  draftForms.clear();
  removeAll((key) => key === signUpKey || key === resetTokenKey || key.startsWith(scopedKeyPrefix));
}

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The owner's values for all tabs until sign-out. */
export const deviceStorage = {
  ...scopedStorage('device', notifyListeners),
  /** Also follows other tabs. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};

/**
 * Separates the members of one device by 16 bits of the email's hash, without identifying them. For values
 * that stay after sign-out.
 */
export function getAnonymousKey(subdomain: string, email: string): string {
  return `${subdomain}/${fingerprint(email.toLowerCase()) & 0xffff}`;
}

/** Returns the key of the signed-in member; undefined for a visitor and while the member is unknown. */
export function getMemberAnonymousKey(): string | undefined {
  const [subdomain, email] = getStorageOwner()?.split('/') ?? [];
  return subdomain && email && getAnonymousKey(subdomain, decodeURIComponent(email));
}

/** Checks by writing, because storage may be blocked or full. */
export function canStore(area: typeof safeLocalStorage): boolean {
  const key = 'trial';
  const isStored = area.write(key, key) && area.read(key) === key;
  area.remove(key);
  return isStored;
}

/** True if the owner is known and `deviceStorage` can store a value. */
export function canStoreForOwner(): boolean {
  return getStorageOwner() !== undefined && canStore(getDeviceArea());
}
