import type * as Drafts from './drafts.ts';
import { keptForms, keptKey } from './kept.ts';

/**
 * Keeps a draft with what follows the first view; without it the form does as well. Of a form that has gone by then it
 * keeps what was typed, unless that was sent meanwhile or its member has left; one that nothing was typed into says
 * nothing of what was put away before.
 */
export const keepSoon: typeof Drafts.keepDraft = (name, form) => {
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
  import('./drafts.ts').then(
    (drafts) => begin(drafts),
    () => {},
  );
  return () => end();
};
