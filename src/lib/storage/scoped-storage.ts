/**
 * What is kept in this tab, and of payments and some drafts in the browser, for whoever is here, member or visitor;
 * forms keep what is typed into them (drafts.ts).
 */
import { safeLocalStorage, safeSessionStorage } from './web-storage.ts';

/** A form on screen. */
interface DraftHandle {
  /** Puts away what is typed. @param whole as well as what the app has filled in, which nobody has touched */
  readonly save: (whole: boolean) => void;
  /** Puts back what was put away. */
  readonly restore: () => void;
  /** Removes what was put away. */
  readonly discard: () => void;
}

/** Of all keys. */
export const scopedKeyPrefix = 'kept ';

/** Where signing up keeps how far a visitor came. */
export const signUpKey = 'signUp';

/** Where the token of an emailed link waits to be used: the link is nobody's session. */
export const resetTokenKey = 'resetToken';

/** The draft that a visitor's forms share: an email that was typed in one of them goes along to the others. */
export const emailDraftName = 'email';

/** Who is here; undefined while that is not known, and then nothing is kept or given out. */
let owner: string | undefined;

/** True once nothing is stored of anybody but the owner. */
let isAlone = false;

/** The forms on screen, by their drafts' names. */
export const draftForms = new Map<string, DraftHandle>();

/** The key in the storage of something that is kept for the present owner; undefined while they are not known. */
export function getScopedKey(name: string): string | undefined {
  return owner && `${scopedKeyPrefix}${owner} ${name}`;
}

function removeAll(isGone: (key: string) => boolean): void {
  for (const area of [safeSessionStorage, safeLocalStorage]) area.keys().filter(isGone).forEach(area.remove);
}

/** Keeps a text for whoever is here; while that is not known, nothing. */
export function saveToTab(name: string, text: string): void {
  const key = getScopedKey(name);
  if (key) safeSessionStorage.write(key, text);
}

/** What is kept under that name for whoever is here. */
export function readFromTab(name: string): string | undefined {
  const key = getScopedKey(name);
  return key && safeSessionStorage.read(key);
}

/** True where something of that name is kept, such as what was typed into a form that is not on screen. */
export function hasInTab(name: string): boolean {
  return readFromTab(name) !== undefined;
}

/**
 * Moves the entries of one owner to another, except cached replies, which name the owner before and leave a full storage
 * room for the rest. An entry that is there already stays: another tab has moved it, or has written it since.
 */
function moveAll(from: string, to: string): void {
  removeAll((key) => key.startsWith(`${from} seen `));
  for (const area of [safeSessionStorage, safeLocalStorage]) {
    for (const key of area.keys()) {
      if (!key.startsWith(`${from} `)) continue;
      const moved = to + key.slice(from.length);
      const text = area.read(moved) ?? area.read(key) ?? '';
      // Before it is written, so that it takes no more room than before.
      area.remove(key);
      area.write(moved, text);
    }
  }
}

/** Puts away what the owner before has typed, and gives their entries on to a member who has only another email now. */
function changeOwner(next: string | undefined, before: string | undefined): void {
  for (const { save } of draftForms.values()) save(true);
  const isRenamed = before !== undefined && next !== undefined && before !== next;
  const isShown = isRenamed && owner === before;
  if (isRenamed) moveAll(scopedKeyPrefix + before, scopedKeyPrefix + next);
  else if (owner) draftForms.clear();
  owner = next;
  isAlone = false;
  if (!isShown) for (const { restore } of draftForms.values()) restore();
}

/**
 * Says who is here: a member of a club or, without an email, a visitor, or, without anything, somebody who is not known
 * yet. What the one before typed is put away for them; once a member is here, nothing of anybody else stays.
 * @param source where the session says it itself. A reply in the session of the owner before or, while none is known, of
 * the member whose cached replies came by its token, tells of a changed email: what is kept goes along. A cached reply
 * may be older than a change that another tab has made, so nothing is removed by it.
 */
export function setStorageOwner(club?: string, email = '', source?: 'reply' | 'cache'): void {
  // The same person is another one at another club.
  const next = club && `${club}/${encodeURIComponent(email.toLowerCase())}`;
  if (owner !== next) changeOwner(next, source === 'reply' ? (owner ?? globalThis.cacheOwner) : undefined);
  if (!email || isAlone || source === 'cache') return;
  removeAll((key) => key.startsWith(scopedKeyPrefix) && !key.startsWith(`${scopedKeyPrefix}${next} `));
  isAlone = true;
}

/** Forgets what is kept under that name, as a form's draft once it is sent; what stands in it now is not put away either. */
export function clearFromTab(name: string): void {
  draftForms.get(name)?.discard();
  draftForms.delete(name);
  const key = getScopedKey(name);
  if (key) safeSessionStorage.remove(key);
}

/** Forgets everything that is kept in this tab, and for all of them. */
export function clearAllScoped(): void {
  draftForms.clear();
  removeAll((key) => key === signUpKey || key === resetTokenKey || key.startsWith(scopedKeyPrefix));
}
