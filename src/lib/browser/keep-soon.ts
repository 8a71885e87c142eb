import type * as Drafts from './drafts.ts';
import { keptKey } from './kept.ts';

/**
 * Keeps a draft with what follows the first view; without it the form does as well. Of a form that has gone by then it
 * keeps what was typed; one that nothing was typed into says nothing of what was put away before.
 */
export const keepSoon: typeof Drafts.keepDraft = (name, form) => {
  let end = () => {
    const [key, typed] = [keptKey(name), form.read(false)];
    begin = ({ saveDraft }) => {
      if (Object.keys(typed).length > 0) saveDraft(key, typed);
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
