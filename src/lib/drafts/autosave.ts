import { subscribePageVisibility } from '../browser/page-visibility.ts';
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

/** Never overwrites another tab's newer draft with unchanged values. */
class AutosavedForm {
  readonly #name: string;
  readonly #form: DraftForm;
  #draftName: string;
  /** Last saved or restored values as JSON. */
  #savedText: string | undefined;

  constructor(name: string, form: DraftForm) {
    this.#name = name;
    this.#form = form;
    this.#draftName = name;
  }

  readonly #readText = (includePrefilled = false) =>
    JSON.stringify(pickDraftable(this.#form.read(includePrefilled)));

  readonly save = (includePrefilled: boolean) => {
    const text = this.#readText(includePrefilled);
    if (text === (this.#savedText ?? '{}')) return;
    this.#savedText = text;
    saveDraft(getDraftKey(this.#draftName), JSON.parse(text));
  };

  readonly restore = () => {
    this.#draftName = getDraftName(this.#name);
    const key = getDraftKey(this.#draftName);
    if (!key) return;
    const draft = readDraft(key);
    if (!draft || Object.keys(draft.values).length === 0) {
      this.#form.onRestore?.(undefined);
      return;
    }
    const isUntouched = this.#readText() === '{}';
    const write = () => this.#form.write(draft.values);
    write();
    this.#savedText = isUntouched ? this.#readText() : JSON.stringify(draft.values);
    this.#form.onRestore?.({ at: draft.at, discard: this.discard, reapply: write });
  };

  readonly discard = () => {
    const key = getDraftKey(this.#draftName);
    if (key) removeDraft(key);
    this.#savedText = undefined;
  };

  /** A null key stands for all keys. */
  readonly handleStorageChange = (key: string | null) => {
    if (key === null || key === getDraftKey(this.#draftName)) this.#savedText = this.#readText();
  };
}

const visibleForms = new Set<AutosavedForm>();

function saveAll(): void {
  for (const form of draftForms.values()) form.save(false);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function scheduleSave(): void {
  clearTimeout(timer);
  timer = setTimeout(saveAll, saveDelayMs);
}

function handleStorage({ key }: StorageEvent): void {
  for (const form of visibleForms) form.handleStorageChange(key);
}

/**
 * Restores a draft. Saves it 1 s after input, when the page is hidden and when the form closes.
 * @param name unique among visible forms
 * @returns a function that stops the autosave
 */
export function startDraftAutosave(name: string, form: DraftForm): () => void {
  const autosaved = new AutosavedForm(name, form);
  draftForms.set(name, autosaved);
  visibleForms.add(autosaved);
  autosaved.restore();
  const stopListening = subscribePageVisibility(saveAll);
  addEventListener('storage', handleStorage);
  document.addEventListener('input', scheduleSave);
  return () => {
    stopListening();
    visibleForms.delete(autosaved);
    if (draftForms.get(name) !== autosaved) return;
    autosaved.save(false);
    draftForms.delete(name);
  };
}
