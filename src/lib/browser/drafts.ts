import { kept, keptForms, keptKey } from './kept.ts';
import { perTab } from './storage.ts';

/** What is typed into a form, by field. */
export type Draft = Readonly<Record<string, string | boolean>>;

/** A form on screen, as its draft sees it. */
interface DraftForm {
  /** The values that differ from what the fields held at first. */
  readonly read: () => Readonly<Record<string, unknown>>;
  /** Puts values back into the fields that nobody has touched meanwhile. */
  readonly write: (draft: Draft) => void;
}

const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Passwords and bank data are never put away; they are typed again. */
const secret = /password|bank|account|sortcode/i;

function draftable(values: unknown): Draft {
  const fields = Object.entries(typeof values === 'object' && values !== null ? values : {});
  return Object.fromEntries(
    fields.filter(
      ([name, value]) => !secret.test(name) && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  );
}

/** Puts away what was typed under a key that was given out for it (kept.ts); without one nothing is kept. */
export function saveDraft(key: string | undefined, typed: unknown): void {
  if (!key) return;
  const values = draftable(typed);
  if (Object.keys(values).length > 0) perTab.write(key, JSON.stringify({ at: Date.now(), values }));
  else perTab.remove(key);
}

/** What was put away for a form of whoever is here. */
export function draftOf(name: string): Draft {
  try {
    const { at, values } = JSON.parse(kept(name) ?? '{}');
    return Math.abs(Date.now() - at) < keptMs ? draftable(values) : {};
  } catch {
    return {};
  }
}

/** Puts away what is typed into the forms on screen. */
function saveAll(): void {
  for (const form of keptForms.values()) form.save();
}

/**
 * Has what is typed into a form put away when the page or the form goes away, and puts back what was.
 * @param name what the form does; one form of a name is shown at a time
 * @returns ends this, when the form goes away
 */
export function keepDraft(name: string, form: DraftForm): () => void {
  const shown = {
    save: () => saveDraft(keptKey(name), form.read()),
    restore: () => form.write(draftOf(name)),
  };
  keptForms.set(name, shown);
  shown.restore();
  // Adding the same listener again changes nothing.
  addEventListener('pagehide', saveAll);
  document.addEventListener('visibilitychange', saveAll);
  return () => {
    if (keptForms.get(name) !== shown) return;
    shown.save();
    keptForms.delete(name);
  };
}
