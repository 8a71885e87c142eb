import * as z from 'zod/mini';
import { getDraftKey } from '../storage/scoped-storage.ts';
import { parseStored } from '../storage/stored-value.ts';
import { isDraftKey, isSharedDevice, safeLocalStorage, safeSessionStorage } from '../storage/web-storage.ts';

export type Draft = Readonly<Record<string, string | boolean>>;

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Passwords and bank details are never stored. */
const secretFieldName = /password|bank|account|sortcode/i;

export function pickDraftable(values: unknown): Draft {
  const fields = Object.entries(typeof values === 'object' && values !== null ? values : {});
  return Object.fromEntries(
    fields.filter(
      ([name, value]) =>
        !secretFieldName.test(name) && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  );
}

const deviceDraftKey = /\/draft\/(createSupportTicket|update)/;

/** Uses tab storage as the fallback for blocked or full device storage. */
export const getDraftStorages = (key: string) =>
  deviceDraftKey.test(key) && !isSharedDevice()
    ? [safeLocalStorage, safeSessionStorage]
    : [safeSessionStorage];

const draftSchema = z.object({ at: z.number(), values: z.unknown() });

interface DatedDraft {
  /** Ms since the epoch. */
  readonly at: number;
  readonly values: Draft;
}

/** Rejects drafts older than a week. */
function parseDraft(text: string | undefined): DatedDraft | undefined {
  const draft = parseStored(text, draftSchema);
  if (!draft || Math.abs(Date.now() - draft.at) >= maxAgeMs) return undefined;
  return { at: draft.at, values: pickDraftable(draft.values) };
}

export function readDraft(key: string | undefined): DatedDraft | undefined {
  if (!key) return undefined;
  const texts = getDraftStorages(key).map((area) => area.read(key));
  return parseDraft(texts.find((text) => text !== undefined));
}

export function removeDraft(key: string): void {
  for (const area of getDraftStorages(key)) area.remove(key);
}

export const hasDraft = (name: string): boolean => readDraft(getDraftKey(name)) !== undefined;

/** True when any owner may have a draft of this form. */
export function mayHaveDraft(name: string): boolean {
  return [safeLocalStorage, safeSessionStorage].some((area) =>
    area.keys().some((key) => isDraftKey(key) && `${key}/`.includes(`/draft/${name}/`) && readDraft(key)),
  );
}

/** Deletes expired drafts of all owners. */
export function removeExpiredDrafts(): void {
  for (const area of [safeLocalStorage, safeSessionStorage]) {
    for (const key of area.keys()) if (isDraftKey(key) && !parseDraft(area.read(key))) area.remove(key);
  }
}

/**
 * Returns the name of a form's latest draft. A form that the app filled in has its own draft, below the form's name.
 */
export function getDraftName(name: string): string {
  const ownKey = getDraftKey(name);
  if (!ownKey) return name;
  const keys = [...safeLocalStorage.keys(), ...safeSessionStorage.keys()].filter((key) =>
    key.startsWith(`${ownKey}/`),
  );
  const at = (key: string) => readDraft(key)?.at ?? 0;
  const latest = [ownKey, ...keys].reduce((best, key) => (at(key) > at(best) ? key : best));
  return name + latest.slice(ownKey.length);
}

export const readLatestDraft = (name: string): DatedDraft | undefined =>
  readDraft(getDraftKey(getDraftName(name)));
