import { subscribePageVisibility } from '../browser/page.ts';
import { draftForms, getDraftKey } from '../storage/scoped-storage.ts';
import { writeStored } from '../storage/stored-value.ts';
import {
  type Draft,
  getDraftName,
  getDraftStorages,
  pickDraftable,
  readDraft,
  removeDraft,
} from './storage.ts';

export interface RestoredDraft {
  /** Ms since the epoch. */
  readonly at: number;
  readonly discard: () => void;
  readonly reapply: () => void;
}

export interface DraftForm {
  /** @param includePrefilled also returns values that the app filled in */
  readonly read: (includePrefilled: boolean) => Readonly<Record<string, unknown>>;
  readonly write: (draft: Draft) => void;
  /** Called once the owner's drafts are known. @param draft undefined without one */
  readonly onRestore?: (draft: RestoredDraft | undefined) => void;
}

const saveDelayMs = 1_000;

export function saveDraft(key: string | undefined, typed: unknown): void {
  if (!key) return;
  removeDraft(key);
  const values = pickDraftable(typed);
  if (Object.keys(values).length === 0) return;
  // The tab's storage is the fallback.
  getDraftStorages(key).some((area) => writeStored(area, key, { at: Date.now(), values }));
}

/**
 * Restores a draft. Saves it 1 s after input, when the page is hidden and when the form closes. Never overwrites
 * another tab's newer draft with unchanged values.
 * @param name unique among visible forms
 * @returns a function that stops the autosave
 */
export function startDraftAutosave(name: string, form: DraftForm): () => void {
  let draftName = name;
  /** Last saved or restored values as JSON. */
  let savedText: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readText = (includePrefilled = false) => JSON.stringify(pickDraftable(form.read(includePrefilled)));
  const save = (includePrefilled: boolean) => {
    const text = readText(includePrefilled);
    if (text === (savedText ?? '{}')) return;
    savedText = text;
    saveDraft(getDraftKey(draftName), JSON.parse(text));
  };
  const discard = () => {
    const key = getDraftKey(draftName);
    if (key) removeDraft(key);
    savedText = undefined;
  };
  const restore = () => {
    draftName = getDraftName(name);
    if (!getDraftKey(draftName)) return;
    const draft = readDraft(getDraftKey(draftName));
    if (!draft || Object.keys(draft.values).length === 0) {
      form.onRestore?.(undefined);
      return;
    }
    const isUntouched = readText() === '{}';
    const reapply = () => form.write(draft.values);
    reapply();
    savedText = isUntouched ? readText() : JSON.stringify(draft.values);
    form.onRestore?.({ at: draft.at, discard, reapply });
  };
  const handle = { save, restore, discard };
  const saveVisible = () => {
    if (draftForms.get(name) === handle) save(false);
  };
  const scheduleSave = () => {
    clearTimeout(timer);
    timer = setTimeout(saveVisible, saveDelayMs);
  };
  /** A null key means all keys. */
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key === getDraftKey(draftName)) savedText = readText();
  };
  draftForms.set(name, handle);
  restore();
  const stopListening = subscribePageVisibility(saveVisible);
  addEventListener('storage', handleStorage);
  document.addEventListener('input', scheduleSave);
  return () => {
    stopListening();
    removeEventListener('storage', handleStorage);
    document.removeEventListener('input', scheduleSave);
    clearTimeout(timer);
    saveVisible();
    if (draftForms.get(name) === handle) draftForms.delete(name);
  };
}
