import { draftForms, getScopedKey } from '../storage/scoped-storage.ts';
import { setRestoredDraft } from './restore.ts';
import {
  type Draft,
  getDraftName,
  getDraftStorages,
  pickDraftable,
  readDraft,
  removeDraft,
} from './storage.ts';

/** A form on screen, as its draft sees it. */
interface DraftForm {
  /** The values that differ from what the fields held at first. @param whole as well as what the app has filled in */
  readonly read: (whole: boolean) => Readonly<Record<string, unknown>>;
  /** Puts values back into the fields that nobody has touched meanwhile. */
  readonly write: (draft: Draft) => void;
}

const saveAfterMs = 1_000;

/** Puts away what was typed under a key that was given out for it (kept.ts); without one nothing is kept. */
export function saveDraft(key: string | undefined, typed: unknown): void {
  if (!key) return;
  removeDraft(key);
  const values = pickDraftable(typed);
  if (Object.keys(values).length === 0) return;
  const text = JSON.stringify({ at: Date.now(), values });
  for (const area of getDraftStorages(key)) {
    area.write(key, text);
    if (area.read(key) === text) return;
  }
}

/** A form of which what is typed is put away. What other tabs put away is newer than what stands here untouched since. */
class AutosavedForm {
  readonly #name: string;
  readonly #form: DraftForm;
  #place: string;
  /** What this tab has put away or met, as text; what differs was typed since. */
  #known: string | undefined;

  constructor(name: string, form: DraftForm) {
    this.#name = name;
    this.#form = form;
    this.#place = name;
  }

  readonly #typed = (whole = false) => JSON.stringify(pickDraftable(this.#form.read(whole)));

  readonly save = (whole: boolean) => {
    const typed = this.#typed(whole);
    if (typed === (this.#known ?? '{}')) return;
    this.#known = typed;
    saveDraft(getScopedKey(this.#place), JSON.parse(typed));
  };

  readonly restore = () => {
    this.#place = getDraftName(this.#name);
    const key = getScopedKey(this.#place);
    const draft = readDraft(key);
    if (!key || !draft || Object.keys(draft.values).length === 0) return setRestoredDraft(this.#name);
    const isUntouched = this.#typed() === '{}';
    const write = () => this.#form.write(draft.values);
    write();
    this.#known = isUntouched ? this.#typed() : JSON.stringify(draft.values);
    setRestoredDraft(this.#name, { at: draft.at, discard: this.discard, reapply: write });
  };

  readonly discard = () => {
    const key = getScopedKey(this.#place);
    if (key) removeDraft(key);
    this.#known = undefined;
  };

  /** Another tab has put away, sent or discarded what is kept under the key; null is for all keys. */
  readonly handleStorageChange = (key: string | null) => {
    if (key === null || key === getScopedKey(this.#place)) this.#known = this.#typed();
  };
}

const shownForms = new Set<AutosavedForm>();

/** Puts away what is typed into the forms on screen. */
function saveAll(): void {
  for (const form of draftForms.values()) form.save(false);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** A browser that ends all at once tells nobody. */
function saveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(saveAll, saveAfterMs);
}

function meet({ key }: StorageEvent): void {
  for (const form of shownForms) form.handleStorageChange(key);
}

/**
 * Has what is typed into a form put away a moment later, and when the page or the form goes away, and puts back what was.
 * @param name what the form does; one form of a name is shown at a time
 * @returns ends this, when the form goes away
 */
export function startDraftAutosave(name: string, form: DraftForm): () => void {
  const shown = new AutosavedForm(name, form);
  draftForms.set(name, shown);
  shownForms.add(shown);
  shown.restore();
  // Adding the same listener again changes nothing.
  addEventListener('pagehide', saveAll);
  addEventListener('storage', meet);
  document.addEventListener('visibilitychange', saveAll);
  document.addEventListener('input', saveSoon);
  return () => {
    shownForms.delete(shown);
    setRestoredDraft(name);
    if (draftForms.get(name) !== shown) return;
    shown.save(false);
    draftForms.delete(name);
  };
}
