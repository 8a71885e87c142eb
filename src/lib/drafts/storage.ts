/** Drafts as they stand in the browser's storage. */
import { getScopedKey, scopedKeyPrefix } from '../storage/scoped-storage.ts';
import { safeLocalStorage, safeSessionStorage } from '../storage/web-storage.ts';

/** What is typed into a form, by field. */
export type Draft = Readonly<Record<string, string | boolean>>;

const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Of all that is kept these texts are drafts. */
const draftForm = /^\{"at":\d+,"values":/;

/** Passwords and bank data are never put away; they are typed again. */
const secret = /password|bank|account|sortcode/i;

export function pickDraftable(values: unknown): Draft {
  const fields = Object.entries(typeof values === 'object' && values !== null ? values : {});
  return Object.fromEntries(
    fields.filter(
      ([name, value]) => !secret.test(name) && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  );
}

/** Of these forms what is typed outlives the tab: the keys of their drafts. */
const lastingKey = /^kept \S+ (createSupportTicket|update)/;

/** Where a draft is kept; where the browser keeps nothing for longer, or is full, the tab does. */
export const getDraftStorages = (key: string) =>
  lastingKey.test(key) ? [safeLocalStorage, safeSessionStorage] : [safeSessionStorage];

interface DatedDraft {
  /** When it was put away, in ms since the epoch. */
  readonly at: number;
  readonly values: Draft;
}

/** What a text of this form says; older than a week it says nothing. */
function parseDraft(text: string | undefined): DatedDraft | undefined {
  try {
    const { at, values } = JSON.parse(text ?? '{}');
    return Math.abs(Date.now() - at) < keptMs ? { at, values: pickDraftable(values) } : undefined;
  } catch {
    return undefined;
  }
}

/** What was put away under a key. */
export function readDraft(key: string | undefined): DatedDraft | undefined {
  if (!key) return undefined;
  const texts = getDraftStorages(key).map((area) => area.read(key));
  return parseDraft(texts.find((text) => text !== undefined));
}

/** Removes what was put away under a key. */
export function removeDraft(key: string): void {
  for (const area of getDraftStorages(key)) area.remove(key);
}

/** True where what was typed into a form that is not on screen is still there. */
export const hasDraft = (name: string): boolean => readDraft(getScopedKey(name)) !== undefined;

/** True where something may be kept of a form from before, whoever it turns out to belong to. */
export function mayHaveDraft(name: string): boolean {
  return [safeLocalStorage, safeSessionStorage].some((area) =>
    area
      .keys()
      .some((key) => key.startsWith(scopedKeyPrefix) && `${key}/`.includes(` ${name}/`) && readDraft(key)),
  );
}

/** Removes the drafts that nobody has come back to for a week, whosever they are. */
export function removeExpiredDrafts(): void {
  for (const area of [safeLocalStorage, safeSessionStorage]) {
    for (const key of area.keys()) {
      const text = area.read(key) ?? '';
      if (key.startsWith(scopedKeyPrefix) && draftForm.test(text) && !parseDraft(text)) area.remove(key);
    }
  }
}

/**
 * Under which name the draft of a form stands. What the app has filled in for some purpose has a draft of its own, below
 * the form's; who opens the form without a purpose goes on with the latest.
 */
export function getDraftName(name: string): string {
  const own = getScopedKey(name);
  if (!own) return name;
  const keys = [...safeLocalStorage.keys(), ...safeSessionStorage.keys()].filter((key) =>
    key.startsWith(`${own}/`),
  );
  const at = (key: string) => readDraft(key)?.at ?? 0;
  const latest = [own, ...keys].reduce((best, key) => (at(key) > at(best) ? key : best));
  return name + latest.slice(own.length);
}

/** The draft that a form without a purpose goes on with. */
export const readLatestDraft = (name: string): DatedDraft | undefined =>
  readDraft(getScopedKey(getDraftName(name)));
