import { draftForms, getScopedKey, scopedKeyPrefix } from '../storage/scoped-storage.ts';
import { safeSessionStorage } from '../storage/web-storage.ts';
import type * as Drafts from './autosave.ts';

/**
 * Keeps a draft with what follows the first view; without it the form does as well. Of a form that has gone by then it
 * keeps what was typed, unless that was sent meanwhile or its member has left; one that nothing was typed into says
 * nothing of what was put away before.
 * @param whenTyped calls back when something may be typed: until then nothing is loaded, unless something was put away
 */
export function startLazyAutosave(
  name: string,
  form: Parameters<typeof Drafts.startDraftAutosave>[1],
  whenTyped = (callback: () => void) => callback(),
): () => void {
  const soon = { save: () => {}, restore: () => {}, discard: () => {} };
  draftForms.set(name, soon);
  let end = () => {
    const [key, typed] = [getScopedKey(name), form.read(false)];
    const isToBeKept = draftForms.get(name) === soon && Object.keys(typed).length > 0;
    if (isToBeKept) draftForms.delete(name);
    begin = ({ saveDraft }) => {
      if (isToBeKept && getScopedKey(name) === key) saveDraft(key, typed);
    };
  };
  let begin = (drafts: typeof Drafts) => {
    end = drafts.startDraftAutosave(name, form);
  };
  const load = () =>
    void import('./autosave.ts').then(
      (drafts) => begin(drafts),
      () => {},
    );
  if (safeSessionStorage.keys().some((key) => key.startsWith(scopedKeyPrefix))) load();
  else whenTyped(load);
  return () => end();
}
