import { lazyModule } from '../browser/lazy-module.ts';
import { isDraftKey } from '../storage/scoped-key.ts';
import { draftForms, getDraftKey } from '../storage/scoped-storage.ts';
import { safeSessionStorage } from '../storage/web-storage.ts';
import type * as Drafts from './autosave.ts';

const autosave = lazyModule(() => import('./autosave.ts'));

/**
 * Starts the autosave after the first view. Also saves a form that closed earlier, unless it is empty, was
 * sent, or the owner changed.
 * @param onPossibleInput delays the load until possible input, unless a draft exists
 */
export function startLazyAutosave(
  name: string,
  form: Drafts.DraftForm,
  onPossibleInput = (callback: () => void) => callback(),
): () => void {
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
  const load = () => void autosave.whenLoaded((drafts) => handleLoaded(drafts));
  if (safeSessionStorage.keys().some(isDraftKey)) load();
  else onPossibleInput(load);
  return () => stop();
}
