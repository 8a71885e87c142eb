import { perTab } from './storage.ts';

/** What is typed into a form, by field. */
export type Draft = Readonly<Record<string, string | boolean>>;

const draftsKey = 'drafts';

/** Where signing up keeps how far a visitor came. */
export const signUpKey = 'signUp';

/** Passwords and bank data are never put away; they are typed again. */
const secret = /password|bank|account|sortcode/i;

const forms = new Map<string, () => Readonly<Record<string, unknown>>>();

/**
 * Has a form's values put away when the page is loaded again by itself.
 * @param name what the form does; one form of a name is shown at a time
 * @returns ends this, as when the form goes away
 */
export function keepDraft(name: string, values: () => Readonly<Record<string, unknown>>): () => void {
  forms.set(name, values);
  return () => forms.delete(name);
}

function isDraftable([name, value]: readonly [string, unknown]): boolean {
  return !secret.test(name) && (typeof value === 'string' || typeof value === 'boolean');
}

/** Puts away, for this tab, what is typed into the forms on screen. */
export function saveDrafts(): void {
  const drafts = [...forms].map(([name, values]) => [
    name,
    Object.fromEntries(Object.entries(values()).filter(isDraftable)),
  ]);
  if (drafts.length > 0) perTab.write(draftsKey, JSON.stringify(Object.fromEntries(drafts)));
}

function read(): Record<string, unknown> {
  try {
    const drafts: unknown = JSON.parse(perTab.read(draftsKey) ?? '{}');
    return typeof drafts === 'object' && drafts !== null ? { ...drafts } : {};
  } catch {
    return {};
  }
}

/** What was put away for a form; it is given once. */
export function takeDraft(name: string): Draft {
  const { [name]: draft, ...others } = read();
  if (Object.keys(others).length > 0) perTab.write(draftsKey, JSON.stringify(others));
  else perTab.remove(draftsKey);
  const entries = typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
  return Object.fromEntries(entries.filter(isDraftable));
}

/** Forgets what was put away and not taken up again. */
export function dropDrafts(): void {
  perTab.remove(draftsKey);
  perTab.remove(signUpKey);
}
