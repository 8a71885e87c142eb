import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { startLazyAutosave } from '../../../lib/drafts/lazy-autosave.ts';
import type { Draft } from '../../../lib/drafts/storage.ts';
import type { FormValues } from '../../../lib/forms/controls.ts';
import { clearFromTab } from '../../../lib/storage/scoped-storage.ts';
import { readForm, writeField } from './form-context.ts';

/** One draft per form and purpose. */
export const getFormDraftName = (form: string, prefilledFor?: string): string =>
  prefilledFor ? `${form}/${prefilledFor}` : form;

interface DraftOptions {
  readonly operation: string;
  readonly shared: string | undefined;
  readonly prefilledFor: string | undefined;
  readonly defaultValues: FormValues;
  /** Defaults before prefilling. */
  readonly emptyValues: FormValues;
  /** Delays the autosave until the first input. */
  readonly onFirstInput: ((callback: () => void) => void) | undefined;
}

function getChanges(values: FormValues, defaults: FormValues): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== defaults[field]));
}

/**
 * Saves changed values until submission, and restores them into untouched fields. A shared or prefilled draft
 * includes prefilled values.
 * @returns clears an unshared draft
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, options: DraftOptions): () => void {
  const { operation, shared, prefilledFor, defaultValues, emptyValues, onFirstInput } = options;
  const name = shared ?? getFormDraftName(operation, prefilledFor);
  const read = (includePrefilled: boolean) => {
    const values = readForm(element.current, defaultValues);
    const changes = getChanges(values, defaultValues);
    const isComplete = shared || (prefilledFor && (includePrefilled || Object.keys(changes).length > 0));
    return isComplete ? getChanges(values, emptyValues) : changes;
  };
  const write = (draft: Draft) => {
    const values = readForm(element.current, defaultValues);
    for (const [field, value] of Object.entries(draft))
      if (values[field] === defaultValues[field]) writeField(element.current, field, value);
  };
  const form = useRef({ read, write });
  form.current = { read, write };
  const stop = useRef(() => {});
  useEffect(() => {
    const binding = {
      read: (includePrefilled: boolean) => form.current.read(includePrefilled),
      write: (draft: Draft) => form.current.write(draft),
    };
    stop.current = startLazyAutosave(name, binding, onFirstInput);
  }, [name, onFirstInput]);
  // A layout effect, because `read` needs the DOM.
  useLayoutEffect(() => () => stop.current(), []);
  return () => {
    if (!shared) clearFromTab(name);
  };
}
