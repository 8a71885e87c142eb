import { clearFromTab } from '../../../lib/storage/scoped-storage.ts';
import type { FormStore, FormValues } from './form-store.ts';
import { useDraft } from './use-draft.ts';

/** One draft per form and purpose. */
export const getFormDraftName = (form: string, prefilledFor?: string): string =>
  prefilledFor ? `${form}/${prefilledFor}` : form;

interface DraftOptions {
  readonly operation: string;
  readonly shared: string | undefined;
  readonly prefilledFor: string | undefined;
  /** Defaults before prefilling. */
  readonly defaults: FormValues;
}

/**
 * Saves changed values. A shared or prefilled draft includes prefilled values.
 * @returns clears an unshared draft
 */
export function useFormDraft(
  { defaultValues, $methods, readValues }: FormStore,
  { operation, shared, prefilledFor, defaults }: DraftOptions,
): () => void {
  const getChangedValues = (baseline: FormValues) =>
    Object.entries(readValues()).filter(([field, value]) => value !== baseline[field]);
  const includesAll = (includePrefilled: boolean) =>
    shared || (prefilledFor && (includePrefilled || getChangedValues(defaultValues).length > 0));
  const name = shared ?? getFormDraftName(operation, prefilledFor);
  useDraft(
    name,
    (includePrefilled) =>
      Object.fromEntries(getChangedValues(includesAll(includePrefilled) ? defaults : defaultValues)),
    (draft) => {
      const values = readValues();
      for (const [field, value] of Object.entries(draft)) {
        const isUntouched = Object.hasOwn(defaultValues, field) && values[field] === defaultValues[field];
        if (isUntouched) $methods.get().setValue(field, value);
      }
    },
  );
  return () => {
    if (!shared) clearFromTab(name);
  };
}
