import { type RefObject, useEffect, useState } from 'react';
import type { RestoredDraft } from '../../../lib/drafts/autosave.ts';
import { startLazyAutosave } from '../../../lib/drafts/lazy-autosave.ts';
import type { Draft } from '../../../lib/drafts/storage.ts';
import type { FormValues } from '../../../lib/forms/controls.ts';
import { discardDraft } from '../../../lib/storage/scoped-storage.ts';
import { type FormDraft, readForm, writeField } from './form-context.ts';

interface DraftOptions extends Pick<FormDraft, 'operation' | 'prefilledFor'> {
  readonly shared: string | undefined;
  readonly defaultValues: FormValues;
  /** Defaults before prefilling. */
  readonly emptyValues: FormValues;
}

function getChanges(values: FormValues, defaults: FormValues): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== defaults[field]));
}

/**
 * Saves changed values until submission, and restores them into untouched fields. A shared or prefilled draft
 * includes prefilled values.
 * @returns the draft, and a function that clears an unshared one
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { operation, shared, prefilledFor, defaultValues, emptyValues } = options;
  const name = shared ?? (prefilledFor ? `${operation}/${prefilledFor}` : operation);
  const [restored, setRestored] = useState<RestoredDraft | null>();
  useEffect(() => {
    // The element outlives the unmount, which saves the draft.
    const form = element.current;
    const read = (includePrefilled: boolean) => {
      const values = readForm(form, defaultValues);
      const changes = getChanges(values, defaultValues);
      const isComplete = shared || (prefilledFor && (includePrefilled || Object.keys(changes).length > 0));
      return isComplete ? getChanges(values, emptyValues) : changes;
    };
    const write = (draft: Draft) => {
      const values = readForm(form, defaultValues);
      for (const [field, value] of Object.entries(draft))
        if (values[field] === defaultValues[field]) writeField(form, field, value);
    };
    const onRestore = (draft?: RestoredDraft) => setRestored(draft ?? null);
    return startLazyAutosave(name, { read, write, onRestore });
  }, [name, element, shared, prefilledFor, defaultValues, emptyValues]);
  const clear = () => {
    if (!shared) discardDraft(name);
  };
  return { draft: { operation, prefilledFor, restored }, clear };
}
