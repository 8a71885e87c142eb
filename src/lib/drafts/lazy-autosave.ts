import { draftForms, getDraftKey } from '../storage/scoped-storage.ts';
import type * as Drafts from './autosave.ts';

/**
 * Starts the autosave after the first view. Also saves a form that closed earlier, unless it is empty, was
 * sent, or the owner changed.
 */
export function startLazyAutosave(name: string, form: Drafts.DraftForm): () => void {
  const placeholder = { save: () => {}, restore: () => {}, discard: () => {} };
  draftForms.set(name, placeholder);
  let stop = () => {
    const [key, values] = [getDraftKey(name), form.read(false)];
    const shouldSave = draftForms.get(name) === placeholder && Object.keys(values).length > 0;
    if (shouldSave) draftForms.delete(name);
    handleLoaded = ({ saveDraft }) => {
      if (shouldSave && getDraftKey(name) === key) saveDraft(key, values);
    };
  };
  let handleLoaded = (drafts: typeof Drafts) => {
    stop = drafts.startDraftAutosave(name, form);
  };
  const load = () =>
    import('./autosave.ts').then(
      (drafts) => handleLoaded(drafts),
      () => addEventListener('online', load, { once: true }),
    );
  void load();
  return () => stop();
}
