import { keptForms, keptKey, prefix } from '../storage/scoped-storage.ts';
import { perTab } from '../storage/web-storage.ts';
import type * as Drafts from './autosave.ts';

/**
 * Keeps a draft with what follows the first view; without it the form does as well. Of a form that has gone by then it
 * keeps what was typed, unless that was sent meanwhile or its member has left; one that nothing was typed into says
 * nothing of what was put away before.
 * @param whenTyped calls back when something may be typed: until then nothing is loaded, unless something was put away
 */
export function keepSoon(
  name: string,
  form: Parameters<typeof Drafts.keepDraft>[1],
  whenTyped = (callback: () => void) => callback(),
): () => void {
  const soon = { save: () => {}, restore: () => {}, forget: () => {} };
  keptForms.set(name, soon);
  let end = () => {
    const [key, typed] = [keptKey(name), form.read(false)];
    const isToBeKept = keptForms.get(name) === soon && Object.keys(typed).length > 0;
    if (isToBeKept) keptForms.delete(name);
    begin = ({ saveDraft }) => {
      if (isToBeKept && keptKey(name) === key) saveDraft(key, typed);
    };
  };
  let begin = (drafts: typeof Drafts) => {
    end = drafts.keepDraft(name, form);
  };
  const load = () =>
    void import('./autosave.ts').then(
      (drafts) => begin(drafts),
      () => {},
    );
  if (perTab.keys().some((key) => key.startsWith(prefix))) load();
  else whenTyped(load);
  return () => end();
}
